import { useEffect } from "react";

/**
 * For the content of a dialog: on unmount, returns the focus to the element that had it on mount. Headless UI does so
 * too, but only tracks focus after its own scripts are loaded, and those load with the first dialog.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // Runs after Headless UI's own attempt.
      setTimeout(() => {
        const lost = document.activeElement === document.body;
        if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, []);
}
