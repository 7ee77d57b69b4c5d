import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InitialPasswordBanner } from "#app/features/auth/initial-password-banner.tsx";
import { requireUser } from "#app/http/page.server.ts";
import { PageShell } from "#app/routes/shell/page-shell.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { EraseCard } from "./erase-card.tsx";
import { ExportCard } from "./export-card.tsx";
import { KeptDataCard } from "./kept-data-card.tsx";
import { loadAccount } from "./load-account.server.ts";
import { OwnDataCard } from "./own-data-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { ReviewCard } from "./review-card.tsx";
import { RightsCard } from "./rights-card.tsx";
import type { AccountData } from "./screen-data.ts";
import { SessionsCard } from "./sessions-card.tsx";

const TITLE = "Mi cuenta";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  return Response.json(await loadAccount(user, args.request));
}

export default function AccountScreen() {
  const data = useLoaderData<AccountData>();
  const { user } = data;
  return (
    <PageShell user={user} title={TITLE}>
      <PageHeader title={TITLE} lead="Tus datos, tu contraseña y lo que la plataforma guarda de ti." />
      {user.initialPassword && <InitialPasswordBanner className="mb-4" />}
      <div className="grid items-start gap-4 shell:grid-cols-[minmax(0,1fr)_20rem] shell:gap-6">
        <div className="grid min-w-0 gap-4 shell:gap-5">
          <OwnDataCard user={user} supportContact={data.supportContact} />
          <PasswordCard user={user} />
          <SessionsCard sessions={data.sessions} />
          <KeptDataCard rows={data.kept} />
          <ReviewCard results={data.results} reviews={data.reviews} />
        </div>
        <div className="grid min-w-0 gap-4 shell:gap-5">
          <ExportCard />
          <RightsCard supportContact={data.supportContact} />
          <EraseCard backupDays={data.backupDays} />
        </div>
      </div>
    </PageShell>
  );
}
