import { CircleArrowUp, CircleCheckBig } from "lucide-react";
import { Card } from "#app/ui/card.tsx";
import { type Glyph, Icon } from "#app/ui/icon.tsx";

/** What stands out and what to improve, side by side. */
export function RecommendationCards({ strengths, improvements }: { strengths: string[]; improvements: string[] }) {
  return (
    <div className="grid gap-3 shell:grid-cols-2 shell:gap-4">
      <ListCard
        id="fortalezas"
        title="Fortalezas"
        glyph={CircleCheckBig}
        glyphClass="text-ok"
        items={strengths}
        empty="Todavía no encontramos una fortaleza con evidencia en tu CV."
      />
      <ListCard
        id="mejoras"
        title="Áreas de Mejora"
        glyph={CircleArrowUp}
        glyphClass="text-cobre-600"
        items={improvements}
        empty="No encontramos nada urgente que mejorar."
      />
    </div>
  );
}

type ListCardProps = { id: string; title: string; glyph: Glyph; glyphClass: string; items: string[]; empty: string };

function ListCard({ id, title, glyph, glyphClass, items, empty }: ListCardProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-3 flex items-center gap-2">
        <Icon glyph={glyph} className={glyphClass} />
        {title}
      </h2>
      {items.length === 0 ? (
        <p className="text-ink-2">{empty}</p>
      ) : (
        <ul>
          {[...new Set(items)].map((item) => (
            <li key={item} className="border-t border-[#efece6] py-2 wrap-anywhere first:border-0">
              {item}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
