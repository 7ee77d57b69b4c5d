import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { requireUser } from "#app/http/page.server.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { firstQuestionPath } from "./first-question.server.ts";
import { loadOverview } from "./load-overview.server.ts";
import { PartRows } from "./part-rows.tsx";
import type { OverviewData } from "./screen-data.ts";
import { TodaysExercise } from "./todays-exercise.tsx";

const TITLE = "Practicar";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

type Data = OverviewData & { firstQuestionPath: string | null };

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const overview = await loadOverview(user);
  const isEmpty = overview.questions.length === 0 && !overview.isBlocked;
  const data: Data = { ...overview, firstQuestionPath: isEmpty ? await firstQuestionPath(user.id) : null };
  return Response.json(data);
}

export default function PracticeOverviewScreen() {
  const data = useLoaderData<Data>();
  const { user, isBlocked, questions, parts } = data;
  return (
    <PageShell user={user} title={TITLE}>
      <Link to="/interviews" className="link text-sm touch:inline-block touch:min-h-11 touch:content-center">
        Entrevistas IA
      </Link>
      <PageHeader
        title={TITLE}
        lead="Una pregunta, las veces que quieras. Sin reloj y sin sugerencias que se gasten."
      />
      {questions.length === 0 ? (
        !isBlocked && <Empty firstQuestionPath={data.firstQuestionPath} />
      ) : (
        <div className="grid gap-6 shell:gap-9">
          <TodaysExercise data={data} />
          {parts.length > 0 && <PartRows parts={parts} />}
          <Questions questions={questions} />
        </div>
      )}
    </PageShell>
  );
}

function Empty({ firstQuestionPath: path }: Pick<Data, "firstQuestionPath">) {
  return (
    <EmptyState
      art="/art/spot-activity.svg"
      title="Aún no hay respuestas tuyas"
      level={2}
      action={path && <LinkButton to={path}>Probar con una pregunta</LinkButton>}
    >
      {path && "Prueba con una pregunta, o "}
      <Link to="/interviews" className="link">
        {path ? "haz una entrevista" : "Haz una entrevista"}
      </Link>
      : después, cada una de sus preguntas se puede practicar de nuevo, y aquí verás qué te sale y qué conviene ensayar.
    </EmptyState>
  );
}

type QuestionsProps = Pick<OverviewData, "questions">;

function Questions({ questions }: QuestionsProps) {
  return (
    <section aria-labelledby="again">
      <h2 id="again">Preguntas que puedes practicar otra vez</h2>
      <ul className="mt-2 border-t border-line">
        {questions.map(({ question, path, when, isTry, hunter }) => (
          <li key={question} className="flex items-center justify-between gap-4 border-b border-line py-3">
            <span className="min-w-0">
              <span className="block wrap-anywhere">{question}</span>
              <span className="block text-sm text-ink-2">
                {hunter}. {isTry ? "La practicaste" : "La respondiste"} {when}.
              </span>
            </span>
            <LinkButton to={path} variant="secondary" size="sm" iconAfter={ArrowRight} className="shrink-0">
              Practicar
              <span className="sr-only">: {question}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
