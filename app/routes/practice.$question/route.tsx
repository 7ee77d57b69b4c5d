import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useRevalidator } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { requireUser } from "#app/http/page.server.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { AnswerParts } from "./answer-parts.tsx";
import { BeforeAndAfter } from "./before-and-after.tsx";
import { BetterVersion } from "./better-version.tsx";
import { HeardNote } from "./heard-note.tsx";
import { loadPractice } from "./load-practice.server.ts";
import type { PracticeData } from "./screen-data.ts";
import { AskedQuestion, TryForm } from "./try-form.tsx";

const TITLE = "Practicar";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const interviewId = new URL(args.request.url).searchParams.get("interviewId");
  const data = await loadPractice(user, args.params.question ?? "", interviewId);
  return Response.json(data, { status: data.asked === null ? 404 : 200 });
}

export default function PracticeScreen() {
  const data = useLoaderData<PracticeData>();
  const { user, asked, view, isBlocked, missing } = data;
  return (
    <PageShell user={user} title={TITLE}>
      {asked === null ? (
        <Missing why={missing ?? "unknown"} />
      ) : (
        <>
          <Link
            to={asked.interviewId === null ? "/practice" : `/interview-feedback?id=${asked.interviewId}`}
            className="link text-sm touch:inline-block touch:min-h-11 touch:content-center"
          >
            {asked.interviewId === null ? "Tus ejercicios" : "Resultado de Entrevista"}
          </Link>
          <PageHeader
            title={TITLE}
            lead="Una pregunta, las veces que quieras. Sin reloj y sin sugerencias que se gasten."
          />
          {/* With another question everything begins anew. */}
          {isBlocked ? (
            <AskedQuestion asked={asked} />
          ) : (
            <Practice key={`${asked.id}-${asked.interviewId}`} asked={asked} view={view} />
          )}
        </>
      )}
    </PageShell>
  );
}

type PracticeProps = { asked: NonNullable<PracticeData["asked"]>; view: PracticeData["view"] };

function Practice({ asked, view }: PracticeProps) {
  const { revalidate } = useRevalidator();
  const { last } = view;
  const [text, setText] = useState(last?.attempt.answer ?? "");
  const field = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  /** The try that the screen was opened with: what a later one gained is celebrated once, and not after a reload. */
  const [openedWith] = useState(last?.attempt.id);
  const shownId = useRef(openedWith);
  useEffect(() => {
    if (last === null || last.attempt.id === shownId.current) return;
    shownId.current = last.attempt.id;
    result.current?.focus();
  }, [last]);
  const form = { asked, text, onText: setText, field, onKept: revalidate };
  if (last === null) return <TryForm {...form} isFirst />;
  const takeVersion = (version: string) => {
    setText(version);
    field.current?.focus();
  };
  return (
    <div className="grid gap-6 shell:gap-9">
      <AskedQuestion asked={asked} />
      <Result view={{ ...view, last }} isNew={openedWith !== last.attempt.id} heading={result} />
      {last.version.length > 0 && <BetterVersion key={last.attempt.id} version={last.version} onTake={takeVersion} />}
      <TryForm {...form} isFirst={false} />
    </div>
  );
}

type ResultProps = {
  view: PracticeData["view"] & { last: NonNullable<PracticeData["view"]["last"]> };
  isNew: boolean;
  heading: RefObject<HTMLHeadingElement>;
};

/** What is said of the last try. */
function Result({ view: { last, before }, isNew, heading }: ResultProps) {
  const { map, heard, attempt } = last;
  if (map === null) return <HeardNote heard={heard} heading={heading} answer={attempt.answer} />;
  return (
    <>
      {before !== null && <BeforeAndAfter isNew={isNew} heading={heading} before={before} segments={map.segments} />}
      <AnswerParts heading={before === null ? heading : undefined} map={map} />
    </>
  );
}

const MISSING = {
  unknown:
    "Puede que la dirección tenga una letra de más o que la entrevista sea de otra cuenta. Cada pregunta de un " +
    "resultado tiene su botón «Practicar».",
  gone:
    "Esta pregunta venía de tu CV, y su texto se borró por antigüedad. Las demás de esa entrevista se pueden " +
    "practicar desde su resultado.",
};

function Missing({ why }: { why: "unknown" | "gone" }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-center">
      <div>
        <h1>{why === "gone" ? "Esa pregunta ya no está guardada" : "No encontramos esa pregunta"}</h1>
        <EmptyState
          art="/art/spot-search.svg"
          title="404 Page Not Found"
          level={2}
          action={<LinkButton to="/interview-feedback">Ver mi último resultado</LinkButton>}
        >
          {MISSING[why]}
        </EmptyState>
      </div>
    </div>
  );
}
