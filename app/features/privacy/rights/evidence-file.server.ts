import type { Evidence } from "./evidence.server.ts";

/** The record as a download. */
export function evidenceResponse({ number, pdf }: Evidence): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="constancia-${number}.pdf"`,
      "Cache-Control": "no-store",
    },
  });
}
