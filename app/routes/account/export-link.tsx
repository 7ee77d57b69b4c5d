import { Download } from "lucide-react";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.tsx";

/** Ignores the second click of a double click, whose request the server would refuse. */
const PAUSE_MS = 3_000;

/** Link to download all own data. The browser streams it to disk, because it may be large. */
export function ExportLink({ block, children }: { block?: boolean; children: ReactNode }) {
  const clickedAt = useRef(Number.NEGATIVE_INFINITY);
  const onClick = (event: MouseEvent) => {
    if (event.timeStamp - clickedAt.current < PAUSE_MS) return event.preventDefault();
    clickedAt.current = event.timeStamp;
    notify({ tone: "info", title: "Descarga en camino", detail: "Búscala en las descargas de tu navegador." });
  };
  return (
    // `download` keeps the current page open even when the server refuses.
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
