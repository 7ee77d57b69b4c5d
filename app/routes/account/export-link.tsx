import { Download } from "lucide-react";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.tsx";

/** A second click of a double click would ask for a second file, which the server refuses. */
const PAUSE_MS = 3_000;

/** The download of all own data. The browser itself stores it as it comes: it may be large. */
export function ExportLink({ block, children }: { block?: boolean; children: ReactNode }) {
  const clickedAt = useRef(Number.NEGATIVE_INFINITY);
  const onClick = (event: MouseEvent) => {
    if (event.timeStamp - clickedAt.current < PAUSE_MS) return event.preventDefault();
    clickedAt.current = event.timeStamp;
    notify({ tone: "info", title: "Descarga en camino", detail: "Búscala en las descargas de tu navegador." });
  };
  return (
    // `download` keeps the page where it is, also when the server says no.
    <a
      href="/api/account/export"
      download
      onClick={onClick}
      className={buttonClass({ variant: "secondary", ...(block !== undefined && { block }) })}
    >
      <Icon glyph={Download} size={18} />
      {children}
    </a>
  );
}
