import { MINUTE_MS } from "#app/platform/durations.ts";

/** Hands a file over to the browser's downloads. */
export function downloadFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the object URL only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS);
}
