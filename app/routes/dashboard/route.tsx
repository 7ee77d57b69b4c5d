import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BookOpen, Play } from "lucide-react";
import { useWelcomeGuide } from "#app/features/guide/use-welcome-guide.ts";
import { WelcomeGuide } from "#app/features/guide/welcome-guide.tsx";
import { requireUser } from "#app/http/page.server.ts";
import { PageShell } from "#app/routes/shell/page-shell.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { loadProgress } from "./load-progress.server.ts";
import { encouragement } from "./progress.ts";
import { ProgressStrip } from "./progress-strip.tsx";
import { ServiceCards } from "./service-cards.tsx";
import { WelcomeBanner } from "./welcome-banner.tsx";

export const meta: MetaFunction = () => [{ title: "Inicio · Desarrollo Profesional" }];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  return { user: { name: user.name, role: user.role }, progress: await loadProgress(user.id) };
}

export default function DashboardScreen() {
  const { user, progress } = useLoaderData<typeof loader>();
  const guide = useWelcomeGuide();
  return (
    <PageShell user={user} title="Inicio">
      <PageHeader
        title={`Hola, ${user.name.trim().split(/\s+/)[0]}`}
        lead={encouragement(progress)}
        actions={
          <>
            <Button variant="secondary" icon={BookOpen} onClick={guide.show}>
              Ver Guía
            </Button>
            <LinkButton to="/interviews?fromCvAnalysis=true" icon={Play}>
              Comenzar simulación
            </LinkButton>
          </>
        }
      />
      <WelcomeBanner />
      <ServiceCards />
      <ProgressStrip progress={progress} />
      <WelcomeGuide open={guide.open} onClose={guide.close} />
    </PageShell>
  );
}
