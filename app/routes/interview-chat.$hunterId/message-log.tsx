import { CircleDot, Lightbulb, MessageCircleQuestion } from "lucide-react";
import { memo, type ReactNode, useEffect, useRef } from "react";
import type { HunterProfile } from "#app/features/interview/hunters/hunter.ts";
import type { Standing } from "#app/features/interview/limits.ts";
import type { ChatMessage } from "#app/features/interview/state.ts";
import { ListenButton } from "#app/features/reading/listen-button.tsx";
import { formatTime } from "#app/platform/format.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";

type MessageLogProps = {
  hunter: HunterProfile;
  messages: readonly ChatMessage[];
  /** Text for the typing indicator; null while nothing is awaited. */
  waiting: string | null;
  /** Shown above the first message. */
  before?: ReactNode;
  /** Shown below the last message. */
  after?: ReactNode;
};

/** The conversation, scrolled to the newest message. Screen readers announce new messages, not the initial ones. */
export function MessageLog({ hunter, messages, waiting, before, after }: MessageLogProps) {
  const end = useRef<HTMLDivElement>(null);
  const count = messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something is added at the bottom
  useEffect(() => {
    // jsdom has no scrollIntoView.
    end.current?.scrollIntoView?.({ block: "nearest" });
  }, [count, waiting, after !== undefined]);
  return (
    <ScrollRegion label="Conversación" className="flex min-h-0 flex-1 flex-col overflow-y-auto -outline-offset-2">
      <div className="mx-auto mt-auto w-full max-w-[46rem] px-3 pt-4 shell:px-0 shell:pt-6">
        {before}
        <div role="log" aria-label="Mensajes" className="grid gap-3.5 shell:gap-4.5">
          {messages.map((message) => (
            <Message key={message.id} hunter={hunter} message={message} />
          ))}
          {waiting && <Typing hunter={hunter} text={waiting} />}
        </div>
        {after}
        <div ref={end} className="h-4 shell:h-6" />
      </div>
    </ScrollRegion>
  );
}

const BUBBLE = {
  assistant: "rounded-tl-chip border-line bg-surface",
  suggestion: "rounded-tl-chip border-warn-line bg-warn-soft text-warn-ink",
  askedBack: "rounded-tl-chip border-patina-300 bg-surface",
  user: "rounded-tr-chip border-mine bg-mine text-on-mine",
} as const;

/** Note under an answer with an intermediate verdict; the other verdicts need none. */
const MARKS: Readonly<Partial<Record<Standing, string>>> = {
  vague: "Vas en el tema. Un caso concreto le daría fuerza. No gasta sugerencia.",
  doubtful: "No nos quedó claro si responde. No gasta sugerencia.",
};

/** Over the bubble of a message, for those that are no plain talk. */
function Kind({ message }: { message: ChatMessage }) {
  if (message.role === "suggestion")
    return (
      <p className="mb-1 flex items-center gap-1.5 text-sm font-bold text-warn">
        <Icon glyph={Lightbulb} size={16} />
        Sugerencia del Head Hunter
      </p>
    );
  return (
    <p className="mb-1 flex items-center gap-1.5 text-sm font-semibold text-ink-2">
      <Icon glyph={MessageCircleQuestion} size={16} />
      Una pregunta más sobre esto
    </p>
  );
}

/** The student's own words stand out in what is asked back. */
function Content({ message }: { message: ChatMessage }) {
  if (!isAskedBack(message)) return message.content;
  return message.content.split(/(«[^»]*»)/u).map((part) =>
    part.startsWith("«") ? (
      <q className="font-semibold text-patina-700 [quotes:none]" key={part}>
        {part}
      </q>
    ) : (
      part
    ),
  );
}

function isAskedBack({ role, followUp }: ChatMessage): boolean {
  return role === "assistant" && followUp !== undefined;
}

const Message = memo(function Message({ hunter, message }: { hunter: HunterProfile; message: ChatMessage }) {
  const mine = message.role === "user";
  const askedBack = isAskedBack(message);
  const mark = message.standing && MARKS[message.standing];
  return (
    <div
      className={classNames("flex gap-2 shell:max-w-[36rem] shell:gap-3", mine && "ml-auto max-w-[88%] justify-end")}
    >
      {!mine && <Portrait hunter={hunter} />}
      <div className="min-w-0">
        <div
          className={classNames(
            "rounded-[1.125rem] border px-3.5 py-2.5 shell:px-4 shell:py-3",
            askedBack ? BUBBLE.askedBack : BUBBLE[message.role],
          )}
        >
          {message.role !== "suggestion" && <span className="sr-only">{mine ? "Tú: " : `${hunter.name}: `}</span>}
          {(message.role === "suggestion" || askedBack) && <Kind message={message} />}
          <p className="wrap-anywhere whitespace-pre-wrap">
            <Content message={message} />
          </p>
        </div>
        <div
          className={classNames(
            "mt-1 flex flex-wrap items-center gap-x-1.5 text-xs text-ink-3 tabular-nums",
            mine && "justify-end",
          )}
        >
          {!mine && <ListenButton id={message.id} text={message.content} what="este mensaje" />}
          <p>
            <time dateTime={message.timestamp}>{formatTime(message.timestamp)}</time>
            {message.responseTime !== null && ` · respondiste en ${message.responseTime} s`}
            {askedBack && " · no cuenta como pregunta"}
          </p>
        </div>
        {mark !== undefined && (
          <p className="mt-1 flex items-center justify-end gap-1.5 text-sm leading-5 text-ink-2">
            <Icon glyph={CircleDot} size={16} className="shrink-0" />
            {mark}
          </p>
        )}
      </div>
    </div>
  );
});

function Portrait({ hunter }: { hunter: HunterProfile }) {
  return (
    <>
      <span className="shrink-0 shell:hidden">
        <Avatar name={hunter.name} src={hunter.portrait} size={28} />
      </span>
      <span className="shrink-0 max-shell:hidden">
        <Avatar name={hunter.name} src={hunter.portrait} size={36} />
      </span>
    </>
  );
}

const DELAYS = ["", "[animation-delay:150ms]", "[animation-delay:300ms]"];

function Typing({ hunter, text }: { hunter: HunterProfile; text: string }) {
  return (
    <div className="flex items-center gap-2 shell:gap-3">
      <Portrait hunter={hunter} />
      <div className="flex gap-1.25 rounded-[1.125rem] rounded-tl-chip border border-line bg-surface px-4 py-3.5">
        <span className="sr-only">{text}</span>
        {DELAYS.map((delay) => (
          <span key={delay} className={classNames("size-1.75 animate-pulse rounded-full bg-line-strong", delay)} />
        ))}
      </div>
    </div>
  );
}
