import type { LoaderFunctionArgs } from "@remix-run/node";
import { bearerOf } from "#app/features/access/tokens/authenticate.server.ts";
import { requireToken } from "#app/features/access/tokens/require-token.server.ts";
import { isTokenText } from "#app/features/access/tokens/token-text.server.ts";
import { metricsText } from "#app/features/admin/metrics/metrics.server.ts";
import { errorResponse } from "#app/http/endpoint.server.ts";
import { openStreams } from "#app/http/event-stream.server.ts";
import { checkMetricsAccess } from "#app/http/metrics-access.server.ts";
import { uploadState } from "#app/http/upload.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

/** Metrics for Prometheus (docs/operacion.md, 'Vigilar'). Needs no session: access by token or from this machine. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  try {
    const settings = getSettings();
    if (isTokenText(bearerOf(request.headers) ?? ""))
      await requireToken(getDb(), { request, context, scope: "metrics" });
    else checkMetricsAccess({ peerAddress: context.peerAddress, headers: request.headers }, settings.METRICS_TOKEN);
    const text = await metricsText(getDb(), settings, { uploads: uploadState(), eventStreams: openStreams() });
    return new Response(text, {
      headers: { "Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store" },
    });
  } catch (error) {
    return errorResponse(error, context.requestId);
  }
}
