import { PURGED_TEXT } from "#app/features/privacy/purged-text.ts";
import { formatLongDate } from "#app/platform/format.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { ScreenData } from "./screen-data.ts";

/** An analysis of which only date and score are left. */
export function PurgedResult({ fileName, score, createdAt }: NonNullable<ScreenData["purged"]>) {
  return (
    <>
      <PageHeader title="Actividad CV" lead={`${fileName}, ${formatLongDate(createdAt)}.`} />
      <Card pad="none">
        <EmptyState
          art="/art/spot-search.svg"
          title={PURGED_TEXT}
          level={2}
          action={
            <LinkButton to="/analyze-cv" reloadDocument>
              Analizar otra vez
            </LinkButton>
          }
          className="py-14"
        >
          {score !== null && `El puntaje fue ${score} de 100. `}Sube tu CV de hoy para ver un resultado completo.
        </EmptyState>
      </Card>
    </>
  );
}
