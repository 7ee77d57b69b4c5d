/**
 * Calls `seen` when the page becomes visible and `left` when it is hidden and might never come back.
 * @returns a function that stops watching
 */
export function watchPage({ seen, left }: { seen: () => void; left: () => void }): () => void {
  const look = () => (document.visibilityState === "hidden" ? left() : seen());
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pagehide", left);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pagehide", left);
  };
}
