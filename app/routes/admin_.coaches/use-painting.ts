import { type MouseEvent, type PointerEvent, useRef } from "react";
import type { Availability } from "#app/features/coaching/booking-types.ts";
import { cellsBetween } from "./week-grid-moves.ts";
import { type Cell, isOpen } from "./week-grid-rules.ts";

type Painting = {
  availability: Availability;
  rows: readonly (readonly Cell[])[];
  put: (cells: readonly Cell[], open: boolean, week: Availability) => void;
};

type Stroke = { from: Cell; open: boolean; week: Availability; hasMoved: boolean; isDown: boolean };

/**
 * A mouse that is pressed on a cell and drawn over others gives all between them the new state of the first; drawn
 * back, they get their own again. Fingers only tap: they scroll the page.
 */
export function usePainting({ availability, rows, put }: Painting) {
  const stroke = useRef<Stroke>();
  return {
    begin(event: PointerEvent, from: Cell): void {
      stroke.current = undefined;
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      const open = !isOpen(availability, from);
      const begun: Stroke = { from, open, week: availability, hasMoved: false, isDown: true };
      stroke.current = begun;
      // It may be let go anywhere, and pressed again elsewhere.
      window.addEventListener("pointerup", () => Object.assign(begun, { isDown: false }), { once: true });
    },
    reach(event: PointerEvent, to: Cell): void {
      const { current } = stroke;
      // The button may have been let go outside the window, which is told of nothing.
      if (!current?.isDown || event.buttons !== 1) return;
      current.hasMoved = true;
      put(cellsBetween(rows, current.from, to), current.open, current.week);
    },
    /** Whether a click is only the end of a stroke. A click of the keyboard never is. */
    ended(event: MouseEvent): boolean {
      const hasMoved = event.detail > 0 && stroke.current?.hasMoved === true;
      stroke.current = undefined;
      return hasMoved;
    },
  };
}
