import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { requireUser } from "#app/http/page.server.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { GetFile } from "./get-file.tsx";
import { loadVersions } from "./load-versions.server.ts";
import type { VersionsData } from "./screen-data.ts";
import { SideBySide } from "./side-by-side.tsx";
import { VersionList } from "./version-list.tsx";

const TITLE = "Versiones de tu CV";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const { searchParams } = new URL(args.request.url);
  const data = await loadVersions(user, args.params.analysisId ?? "", searchParams);
  return Response.json(data, { status: data.why === "missing" ? 404 : 200 });
}

export default function VersionsScreen() {
  const data = useLoaderData<VersionsData>();
  const { user, analysisId, why, fileName, versions, comparison } = data;
  return (
    <PageShell user={user} title={TITLE}>
      {why === null && (
        <Link
          to={`/workshop/${analysisId}`}
          className="link inline-flex items-center gap-1.5 text-sm touch:min-h-11 touch:content-center"
        >
          <Icon glyph={ArrowLeft} size={16} />
          Taller
        </Link>
      )}
      <PageHeader title={TITLE} lead={fileName === "" ? undefined : fileName} />
      {why !== null ? (
        <EmptyState art="/art/spot-search.svg" title={WHY[why].title} level={2} action={WHY[why].action}>
          {WHY[why].text}
        </EmptyState>
      ) : (
        <div className="grid gap-6 shell:gap-8">
          {comparison === null ? (
            <EmptyState
              art="/art/spot-activity.svg"
              title="Todavía no guardas una versión"
              level={2}
              action={<LinkButton to={`/workshop/${analysisId}`}>Ir al Taller</LinkButton>}
            >
              Cambia una línea en el Taller y guarda cómo quedó tu CV, con un nombre tuyo.
            </EmptyState>
          ) : (
            <>
              <SideBySide versions={versions} comparison={comparison} />
              <VersionList analysisId={analysisId} versions={versions} />
            </>
          )}
          <GetFile {...data} />
        </div>
      )}
    </PageShell>
  );
}

const ANALYZE = <LinkButton to="/analyze-cv">Analizar CV</LinkButton>;
const WHY = {
  missing: {
    title: "No encontramos ese análisis",
    text: "Puede que la dirección tenga una letra de más o que el análisis sea de otra cuenta.",
    action: ANALYZE,
  },
  not_kept: {
    title: "El texto de ese CV ya no está guardado",
    text: "Se borró por antigüedad, y sus versiones con él. Sube tu CV otra vez y ábrelo en el Taller.",
    action: ANALYZE,
  },
  blocked: {
    title: "El Taller está en pausa",
    text: "Pediste bloquear tus datos, así que no trabajamos tu CV. En Mi cuenta puedes volver a activarlos.",
    action: <LinkButton to="/account">Ir a Mi cuenta</LinkButton>,
  },
} as const;
