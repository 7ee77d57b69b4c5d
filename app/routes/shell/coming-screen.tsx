import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PageShell } from "./page-shell.tsx";

type ComingScreenProps = {
  user: { name: string; role: "admin" | "user" };
  title: string;
  art: string;
  /** What this screen will do for the person. */
  promise: string;
};

/** A screen that is being built: says so, and leads to what already works. */
export function ComingScreen({ user, title, art, promise }: ComingScreenProps) {
  return (
    <PageShell user={user} title={title}>
      <PageHeader title={title} />
      <Card pad="none">
        <EmptyState
          art={art}
          level={2}
          title="Esta sección está en construcción"
          action={
            <LinkButton to="/analyze-cv" variant="secondary">
              Analizar mi CV
            </LinkButton>
          }
          className="py-14"
        >
          {promise} Mientras tanto, revisa cómo está tu CV.
        </EmptyState>
      </Card>
    </PageShell>
  );
}
