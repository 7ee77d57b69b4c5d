import { Link } from "@remix-run/react";
import { Activity, ChartLine, MessagesSquare, Users } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import { countText } from "./count-text.ts";
import { useSummary } from "./reads.ts";

const TOOLS: readonly { to: string; label: string; glyph: Glyph }[] = [
  { to: "/admin/coaches", label: "Coaches y fechas", glyph: Users },
  { to: "/admin/reviews", label: "Solicitudes de revisión", glyph: MessagesSquare },
  { to: "/admin/report", label: "Informe del período", glyph: ChartLine },
  { to: "/admin/system", label: "Estado del sistema", glyph: Activity },
];

/** The screens of the office beside the six tabs. Relative: what is only read aloud must not widen the page. */
export function ToolsNav() {
  const open = useSummary().data?.openReviewRequests ?? 0;
  return (
    <nav
      aria-label="Más herramientas"
      className="relative -mx-4 mb-2 flex gap-1 overflow-x-auto px-2 [scrollbar-width:none] shell:-mx-2.5 shell:flex-wrap shell:px-0"
    >
      {TOOLS.map(({ to, label, glyph }) => (
        <Link
          key={to}
          to={to}
          className="-outline-offset-2 inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-2.5 py-1.5 text-[0.875rem] leading-5 font-semibold text-patina-700 hover:bg-ink/5 shell:min-h-9"
        >
          <Icon glyph={glyph} size={18} />
          {label}
          {to === "/admin/reviews" && open > 0 && (
            <Badge tone="cobre">
              {countText(open)} <span className="sr-only">{open === 1 ? "abierta" : "abiertas"}</span>
            </Badge>
          )}
        </Link>
      ))}
    </nav>
  );
}
