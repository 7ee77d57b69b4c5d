import type { CvResult } from "#app/features/cv/result.ts";

/**
 * Fetches the report of an analysis and hands it to the browser as a download.
 * @param candidate the profile as it was edited, or undefined for the profile as it was read
 * @returns null when it worked, otherwise a Spanish sentence for the person
 */
export async function downloadReport(id: number, candidate: CvResult["candidate"] | undefined): Promise<string | null> {
  let response: Response;
  let file: Blob;
  try {
    response = await fetch(`/api/cv/analyses/${id}/report`, {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ candidate }),
    });
    if (!response.ok) return await refusalText(response);
    file = await response.blob();
  } catch {
    return "Revisa tu conexión e intenta otra vez.";
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `reporte-cv-${id}.pdf`;
  link.click();
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return null;
}

async function refusalText(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : undefined;
  return typeof message === "string" && message !== "" ? message : "Intenta otra vez en un momento.";
}
