import { useEffect } from "react";

/**
 * For the content of a dialog: when it goes away, the focus returns to where it was when it came.
 * Headless UI does so too, but only remembers what happened after its own scripts were loaded, and those come with
 * the first dialog.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // After the dialog's own attempt.
      setTimeout(() => {
        const lost = document.activeElement === document.body;
        if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, []);
}
