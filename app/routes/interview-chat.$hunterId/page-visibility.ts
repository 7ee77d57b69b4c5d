/** Tells when the page is looked at again, and when it may never be. @returns how to stop */
export function watchPage({ seen, left }: { seen: () => void; left: () => void }): () => void {
  const look = () => (document.visibilityState === "hidden" ? left() : seen());
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pagehide", left);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pagehide", left);
  };
}
