import { Link } from "@remix-run/react";
import { Calendar, Check, FileText, LoaderCircle, MessagesSquare } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate, formatDateTime, formatScore } from "#app/platform/format.ts";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import type { Progress } from "./progress.ts";

const NICHE = { done: "bg-ok-soft text-ok", now: "bg-cobre-100 text-cobre-700", next: "bg-sunken text-ink-3" } as const;

/** 'Tu avance': the three services, each with the user's progress and a link. */
export function ProgressStrip({ progress }: { progress: Progress }) {
  const analysed = progress.lastCv?.status === "completed";
  return (
    <section aria-labelledby="avance" className="@container mt-4 shell:mt-5">
      <h2 id="avance" className="mb-2 text-lg leading-7">
        Tu avance
      </h2>
      <Card as="ol" pad="none" className="grid @min-[56rem]:grid-cols-3">
        <CvItem lastCv={progress.lastCv} />
        <InterviewItem last={progress.lastInterview} ready={analysed} />
        <SessionItem session={progress.session} />
      </Card>
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
      <Item state="now" glyph={MessagesSquare} name={name} note="Quedó abierta">
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
        "grid grid-cols-[auto_1fr_auto] items-center gap-3.5 px-4 py-3.5 not-first:border-t",
        "not-first:border-line @min-[56rem]:px-5 @min-[56rem]:py-4.5 @min-[56rem]:not-first:border-t-0",
        "@min-[56rem]:not-first:border-l",
      )}
    >
      <span
        className={classNames(
          "grid h-10 w-9 place-items-center rounded-t-[1.125rem] rounded-b-[0.25rem]",
          NICHE[state],
        )}
      >
        <Icon glyph={glyph} />
      </span>
      <span>
        <b className="block leading-5 font-[620]">{name}</b>
        <span className="text-sm text-ink-3 tabular-nums">{note}</span>
      </span>
      {children}
    </li>
  );
}
