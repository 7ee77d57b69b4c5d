import { CircleArrowUp, CircleCheckBig, PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

/** More than three at once discourage from following any. */
const SHOWN = 3;

type RecommendationCardsProps = {
  strengths: string[];
  improvements: string[];
  /** Where lines can be worked on; undefined where what was read is not kept. */
  workshop?: string | undefined;
};

/** Strengths and improvements, side by side. */
export function RecommendationCards({ strengths, improvements, workshop }: RecommendationCardsProps) {
  return (
    <div className="grid gap-3 shell:grid-cols-2 shell:gap-4 print:grid-cols-2">
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
        shown={SHOWN}
        more={(count) => (count === 1 ? "Ver una idea más" : `Ver ${count} ideas más`)}
        empty="No encontramos nada urgente que mejorar."
        action={
          workshop !== undefined && (
            <LinkButton to={workshop} variant="secondary" size="sm" icon={PenLine} className="mt-3 max-rows:w-full">
              Abrir en el Taller
            </LinkButton>
          )
        }
      />
    </div>
  );
}

type ListCardProps = {
  id: string;
  title: string;
  glyph: Glyph;
  glyphClass: string;
  items: string[];
  empty: string;
  action?: ReactNode;
  /** Number of items shown at first; the others are folded under `more`. */
  shown?: number;
  more?: (count: number) => string;
};

function ListCard({ id, title, glyph, glyphClass, items, empty, shown = items.length, more, action }: ListCardProps) {
  const all = [...new Set(items)];
  const rest = all.slice(shown);
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-3 flex items-center gap-2">
        <Icon glyph={glyph} className={glyphClass} />
        {title}
      </h2>
      {items.length === 0 ? <p className="text-ink-2">{empty}</p> : <List items={all.slice(0, shown)} />}
      {rest.length > 0 && (
        <details className="border-t border-hair pt-2 print:hidden">
          <summary className="link w-fit cursor-pointer touch:min-h-11 touch:content-center">
            {more?.(rest.length)}
          </summary>
          <List items={rest} />
        </details>
      )}
      {rest.length > 0 && (
        <div className="hidden border-t border-hair print:block">
          <List items={rest} />
        </div>
      )}
      {action}
    </Card>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item} className="border-t border-hair py-2 wrap-anywhere first:border-0">
          {item}
        </li>
      ))}
    </ul>
  );
}
