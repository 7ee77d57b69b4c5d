import { Link } from "@remix-run/react";
import { Calendar, Check, FileText, LoaderCircle, MessagesSquare } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate, formatDateTime, formatScore } from "#app/platform/format.ts";
import { classNames } from "#app/ui/class-names.ts";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import type { Progress } from "./progress.ts";

const NICHE = { done: "bg-ok-soft text-ok", now: "bg-cobre-100 text-cobre-700", next: "bg-sunken text-ink-3" } as const;

/** 'Tu avance': the three services on one way, each with the user's progress and a link. */
export function ProgressPath({ progress }: { progress: Progress }) {
  const analysed = progress.lastCv?.status === "completed";
  return (
    <section aria-labelledby="avance" className="@container mt-7 shell:mt-9">
      <h2 id="avance" className="text-lg leading-7">
        Tu avance
      </h2>
      <ol className="mt-1 grid @min-[48rem]:mt-3 @min-[48rem]:grid-cols-3">
        <CvItem lastCv={progress.lastCv} />
        <InterviewItem last={progress.lastInterview} ready={analysed} />
        <SessionItem session={progress.session} />
      </ol>
    </section>
  );
}

function CvItem({ lastCv }: { lastCv: Progress["lastCv"] }) {
  const link = (text: string, to = "/analyze-cv") => (
    <Link className="link text-sm touch:inline-flex touch:min-h-11 touch:items-center" to={to}>
      {text}
      <span className="sr-only"> mi CV</span>
    </Link>
  );
  if (!lastCv || lastCv.status === "failed") {
    const note = lastCv ? `No se pudo analizar el ${formatDate(lastCv.createdAt)}` : "Aún sin analizar";
    return (
      <Item state="now" glyph={FileText} name="Análisis de tu CV" note={note}>
        {link("Analizar")}
      </Item>
    );
  }
  if (lastCv.status === "processing") {
    return (
      <Item state="now" glyph={LoaderCircle} name="Análisis de tu CV" note="En curso">
        {link("Ver")}
      </Item>
    );
  }
  return (
    <Item
      state="done"
      glyph={Check}
      name="CV analizado"
      note={`Puntaje ${scoreText(lastCv.score)} de 100, ${formatDate(lastCv.createdAt)}`}
    >
      {link("Ver", `/analyze-cv?id=${lastCv.id}`)}
    </Item>
  );
}

function scoreText(score: number | null): string {
  return score === null ? "-" : formatScore(score);
}

function InterviewItem({ last, ready }: { last: Progress["lastInterview"]; ready: boolean }) {
  if (!last) {
    return (
      <Item state={ready ? "now" : "next"} glyph={MessagesSquare} name="Primera entrevista" note="Aún sin practicar">
        <Link className="link text-sm" to="/interviews">
          Elegir<span className="sr-only"> head hunter</span>
        </Link>
      </Item>
    );
  }
  const name = `Entrevista con ${last.hunterName}`;
  if (last.status === "open") {
    return (
      <Item state="now" glyph={MessagesSquare} name={name} note={`Llevas ${last.answered} de ${last.total} preguntas`}>
        <Link className="link text-sm" to={`/interview-chat/${last.hunterId}`}>
          Continuar<span className="sr-only"> la entrevista</span>
        </Link>
      </Item>
    );
  }
  const note = `Puntaje ${scoreText(last.score)} de 100, ${formatDate(last.at)}`;
  return (
    <Item state="done" glyph={Check} name={name} note={note}>
      <Link className="link text-sm" to={`/interview-feedback?id=${last.id}`}>
        Ver<span className="sr-only"> el resultado de la entrevista</span>
      </Link>
    </Item>
  );
}

function SessionItem({ session }: { session: Progress["session"] }) {
  const link = (text: string, about: string) => (
    <Link className="link text-sm touch:inline-flex touch:min-h-11 touch:items-center" to="/coach-schedule">
      {text}
      <span className="sr-only"> {about}</span>
    </Link>
  );
  if (!session) {
    return (
      <Item state="next" glyph={Calendar} name="Primera sesión de coaching" note="Aún sin fecha">
        {link("Agendar", "una sesión")}
      </Item>
    );
  }
  const { isToCome, startsAt } = session;
  return isToCome ? (
    <Item state="now" glyph={Calendar} name="Próxima sesión de coaching" note={formatDateTime(startsAt)}>
      {link("Ver", "mi sesión de coaching")}
    </Item>
  ) : (
    <Item state="done" glyph={Check} name="Última cita de coaching" note={formatDate(startsAt)}>
      {link("Agendar", "otra sesión")}
    </Item>
  );
}

type ItemProps = { state: keyof typeof NICHE; glyph: Glyph; name: string; note: string; children: ReactNode };

function Item({ state, glyph, name, note, children }: ItemProps) {
  return (
    <li
      className={classNames(
        "relative grid grid-cols-[2.25rem_1fr_auto] items-center gap-x-3.5 py-2",
        "@min-[48rem]:grid-cols-[auto_1fr] @min-[48rem]:gap-x-2 @min-[48rem]:justify-items-start @min-[48rem]:py-0",
        "@min-[48rem]:pr-4",
        // The way from one to the next.
        "not-last:before:absolute not-last:before:top-12 not-last:before:-bottom-1 not-last:before:left-4",
        "not-last:before:border-l-[3px] not-last:before:border-dotted not-last:before:border-trail",
        "@min-[48rem]:not-last:before:top-5 @min-[48rem]:not-last:before:right-2 @min-[48rem]:not-last:before:left-11",
        "@min-[48rem]:not-last:before:bottom-auto @min-[48rem]:not-last:before:border-t-[3px]",
        "@min-[48rem]:not-last:before:border-l-0",
      )}
    >
      <span
        className={classNames(
          "grid h-10 w-9 place-items-center rounded-t-[1.125rem] rounded-b-[0.25rem]",
          "@min-[48rem]:col-span-2 @min-[48rem]:mb-2",
          NICHE[state],
        )}
      >
        <Icon glyph={glyph} />
      </span>
      <span className="min-w-0 @min-[48rem]:contents">
        <b className="block leading-5 font-[620] @min-[48rem]:col-span-2">{name}</b>
        <span className="text-sm text-ink-2 tabular-nums">{note}</span>
      </span>
      {children}
    </li>
  );
}
