import { type DragEvent, useEffect, useRef, useState } from "react";

/**
 * Makes an element accept dropped files. Files dropped elsewhere are ignored; otherwise the browser would open them in
 * place of the page.
 */
export function useDrop(onFiles: (files: FileList) => void) {
  const [over, setOver] = useState(false);
  // Entering a child fires a leave event on the parent: counting the depth avoids flickering of the highlight.
  const depth = useRef(0);
  useEffect(() => {
    const swallow = (event: Event) => event.preventDefault();
    window.addEventListener("dragover", swallow);
    window.addEventListener("drop", swallow);
    return () => {
      window.removeEventListener("dragover", swallow);
      window.removeEventListener("drop", swallow);
    };
  }, []);
  const enter = (change: 1 | -1) => (event: DragEvent) => {
    event.preventDefault();
    depth.current = Math.max(0, depth.current + change);
    setOver(depth.current > 0);
  };
  return {
    over,
    target: {
      onDragEnter: enter(1),
      onDragLeave: enter(-1),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        if (event.dataTransfer.files.length > 0) onFiles(event.dataTransfer.files);
      },
    },
  };
}
