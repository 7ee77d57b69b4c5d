import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { requireUser } from "#app/http/page.server.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { AnswerParts } from "./answer-parts.tsx";
import { BeforeAndAfter } from "./before-and-after.tsx";
import { BetterVersion } from "./better-version.tsx";
import { loadPractice } from "./load-practice.server.ts";
import type { PracticeData } from "./screen-data.ts";
import { TryForm } from "./try-form.tsx";

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
  return (
    <PageShell user={data.user} title={TITLE}>
      {data.asked === null ? <Unknown /> : <Practice asked={data.asked} view={data.view} />}
    </PageShell>
  );
}

function Practice({ asked, view }: { asked: NonNullable<PracticeData["asked"]>; view: PracticeData["view"] }) {
  const { revalidate } = useRevalidator();
  const { last, before } = view;
  const [text, setText] = useState(last?.attempt.answer ?? "");
  const field = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(last?.attempt.id);
  useEffect(() => {
    if (last === null || last.attempt.id === shownId.current) return;
    shownId.current = last.attempt.id;
    result.current?.focus();
  }, [last]);
  const takeVersion = (version: string) => {
    setText(version);
    field.current?.focus();
  };
  return (
    <>
      <Link
        to={asked.interviewId === null ? "/interviews" : `/interview-feedback?id=${asked.interviewId}`}
        className="link text-sm touch:inline-block touch:min-h-11 touch:content-center"
      >
        {asked.interviewId === null ? "Entrevistas IA" : "Resultado de Entrevista"}
      </Link>
      <PageHeader title={TITLE} lead="Una pregunta, las veces que quieras. Sin reloj y sin límite." />
      <div className="grid gap-6 shell:gap-9">
        <TryForm asked={asked} isFirst={last === null} text={text} onText={setText} field={field} onKept={revalidate} />
        {before !== null && last !== null && <BeforeAndAfter heading={result} before={before} last={last} />}
        {last !== null && <AnswerParts heading={before === null ? result : undefined} map={last.map} />}
        {last !== null && <BetterVersion key={last.attempt.id} version={last.version} onTake={takeVersion} />}
      </div>
    </>
  );
}

function Unknown() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-center">
      <div>
        <h1>No encontramos esa pregunta</h1>
        <EmptyState
          art="/art/spot-search.svg"
          title="404 Page Not Found"
          level={2}
          action={<LinkButton to="/interview-feedback">Ver mi último resultado</LinkButton>}
        >
          Puede que la dirección tenga una letra de más o que la entrevista sea de otra cuenta. Cada pregunta de un
          resultado tiene su botón «Practicar».
        </EmptyState>
      </div>
    </div>
  );
}
