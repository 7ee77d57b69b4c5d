/** Hands a text to the browser as a file. @param type with its charset */
export function downloadText(text: string, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
