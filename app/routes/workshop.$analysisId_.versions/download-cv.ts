import type { FileRequest } from "#app/features/workshop/file/file-schemas.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";

export type Downloaded = {
  /** A Spanish sentence; null where the file came. */
  problem: string | null;
  /** Lines that the file says as before. */
  unchanged: number;
};

/** Fetches the worked CV and hands it to the browser's downloads. */
export async function downloadCv(analysisId: number, request: FileRequest): Promise<Downloaded> {
  let response: Response;
  let file: Blob;
  try {
    response = await fetch(`/api/workshop/${analysisId}/file`, {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(request),
    });
    if (!response.ok) return { problem: await refusalText(response), unchanged: 0 };
    file = await response.blob();
  } catch {
    return { problem: "Revisa tu conexión e intenta otra vez.", unchanged: 0 };
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `cv-${analysisId}.${request.format}`;
  link.click();
  // Some browsers read the object URL only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS);
  return { problem: null, unchanged: Number(response.headers.get("X-Unchanged-Lines") ?? 0) };
}

async function refusalText(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : undefined;
  return typeof message === "string" && message !== "" ? message : "Intenta otra vez en un momento.";
}
