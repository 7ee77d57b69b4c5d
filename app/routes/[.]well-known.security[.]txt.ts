import type { LoaderFunctionArgs } from "@remix-run/node";
import { errorResponse } from "#app/http/endpoint.server.ts";
import { securityTxt } from "#app/http/security-txt.ts";
import { AppError } from "#app/platform/errors.ts";
import { getSettings } from "#app/platform/settings.server.ts";

/** Contact for reporting security problems (RFC 9116); 404 until the institution has set SECURITY_CONTACT. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { SECURITY_CONTACT, PUBLIC_URL } = getSettings();
  if (SECURITY_CONTACT === undefined) {
    const message = "Esta instalación no tiene un contacto de seguridad configurado.";
    return errorResponse(new AppError("not_found", message, { title: "No encontrado" }), context.requestId);
  }
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  return new Response(securityTxt({ contact: SECURITY_CONTACT, publicUrl: PUBLIC_URL, startedAt }), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
