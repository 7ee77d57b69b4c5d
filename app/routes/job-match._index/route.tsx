import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { LockKeyhole } from "lucide-react";
import { requireUser } from "#app/http/page.server.ts";
import { formatLongDate } from "#app/platform/format.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { loadStart } from "./load-start.server.ts";
import { OfferForm } from "./offer-form.tsx";
import { OfferLines } from "./offer-lines.tsx";
import type { StartData } from "./screen-data.ts";

const TITLE = "Ajuste a una oferta";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await loadStart(await requireUser(args)));
}

export default function JobMatchScreen() {
  const { user, isBlocked, cv, offers, count } = useLoaderData<StartData>();
  return (
    <PageShell user={user} title={TITLE}>
      <PageHeader title={TITLE} lead="Pega el aviso tal como lo viste y mira qué muestra tu CV de lo que piden." />
      <div className="grid gap-6 shell:gap-9">
        {!isBlocked && (
          <section
            aria-label="Comparar una oferta"
            className={classNames(
              "grid items-center gap-8 rounded-dialog border border-dawn-line bg-dawn p-4",
              "shell:grid-cols-[minmax(0,1fr)_11rem] shell:p-9",
            )}
          >
            <div className="grid gap-4">
              {cv === null && <NoCv />}
              <OfferForm hasCv={cv !== null} />
              {cv !== null && <WhichCv cv={cv} />}
            </div>
            <img src="/art/spot-offer.svg" alt="" width={176} height={132} className="max-shell:hidden" />
          </section>
        )}
        {count > 0 && <OfferLines offers={offers} count={count} />}
        <p className="flex gap-2 text-sm text-ink-2">
          <Icon glyph={LockKeyhole} size={18} className="mt-0.5" />
          La oferta y la comparación quedan en los servidores de la universidad. Solo las ves tú.
        </p>
      </div>
    </PageShell>
  );
}

function WhichCv({ cv }: { cv: NonNullable<StartData["cv"]> }) {
  return (
    <p className="text-sm text-ink-2 wrap-anywhere">
      La comparamos con «{cv.fileName}», analizado el {formatLongDate(cv.createdAt)}
      {cv.isCorrected ? ", con lo que corregiste de su lectura" : ""}.
    </p>
  );
}

function NoCv() {
  return (
    <Alert tone="info" title="Primero necesitamos tu CV">
      Todavía no hay un CV tuyo con que comparar. Puedes pegar el aviso igual: sigue aquí cuando vuelvas.{" "}
      <Link to="/analyze-cv" className="link">
        Analizar mi CV
      </Link>
    </Alert>
  );
}
