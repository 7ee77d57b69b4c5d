import { Check } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import type { Acts, SpellingRemark } from "#app/features/workshop/acts/act-schemas.ts";
import { withWord, wordAt } from "#app/features/workshop/acts/word-in-line.ts";
import type { SavedLine } from "#app/features/workshop/lines/api-schemas.ts";
import type { Workshop } from "#app/features/workshop/lines/lines.server.ts";
import { listOr, pluralize } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type SpellingWorkProps = {
  workshop: Workshop;
  acts: Acts;
  busy: boolean;
  choose: (part: Partial<Acts>) => void;
  changeLine: (line: SavedLine, told: string) => Promise<void>;
  onOpenLine: (at: number) => void;
};

const MAX_WORD_CHARS = 40;

/** One word at a time; those that are decided stand below and can be taken back. */
export function SpellingWork(props: SpellingWorkProps) {
  const { busy, onOpenLine } = props;
  const title = useRef<HTMLHeadingElement>(null);
  // A decided word's form and button go: the row stays.
  const { open, decided, keptOf, cardOf, isRight, correct, leave, takeBack } = useRemarks(props, () =>
    title.current?.focus(),
  );
  const [current] = open;
  const hasDraft = current !== undefined && isDraft(keptOf(current)) && cardOf(current) >= 0;
  return (
    <li className="border-hair px-4 py-4 not-first:border-t shell:px-6">
      <h3 ref={title} tabIndex={-1} className="outline-none">
        Ortografía
      </h3>
      <p role="status" className="mt-0.5 text-ink-2">
        {open.length === 0
          ? "No quedan palabras por revisar."
          : `${pluralize(open.length, "palabra por revisar", "palabras por revisar")}. ` +
            (open.length === 1 ? "Puede que esté bien: tú decides." : "Puede que alguna esté bien: tú decides.")}
      </p>
      {current !== undefined && (
        <WordForm
          key={keyOf(current)}
          remark={current}
          text={textNow(current, keptOf(current))}
          busy={busy}
          // Correcting the original would set aside what is written of it.
          onOpen={hasDraft ? () => onOpenLine(cardOf(current)) : null}
          onCorrect={(by) => correct(current, by)}
          onRight={() => leave(current)}
        />
      )}
      {decided.length > 0 && (
        <ul className="mt-4">
          {decided.map((remark) => (
            <Decided
              key={keyOf(remark)}
              remark={remark}
              isRight={isRight(remark)}
              isInCard={cardOf(remark) >= 0}
              busy={busy}
              onBack={() => takeBack(remark)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

const keyOf = ({ line, was, word }: SpellingRemark) => `${line} ${was} ${word}`;

/** Which words are open, and what is decided about one. */
function useRemarks({ workshop, acts, choose, changeLine }: SpellingWorkProps, onDecided: () => void) {
  const { spelling, saved, cards } = workshop;
  const isHere = (one: { line: number; was: string }, { line, was }: SpellingRemark) =>
    one.line === line && one.was === was;
  const keptOf = (remark: SpellingRemark) => saved.find((one) => isHere(one, remark));
  const cardOf = (remark: SpellingRemark) => cards.findIndex((one) => isHere(one, remark));
  const isRight = ({ word }: SpellingRemark) => acts.rightWords.includes(word.toLowerCase());
  const isOpen = (remark: SpellingRemark) =>
    !isRight(remark) && wordAt(textNow(remark, keptOf(remark)), remark.word) >= 0;
  const correct = async (remark: SpellingRemark, by: string) => {
    const { line, was, word } = remark;
    const kept = keptOf(remark);
    const text = withWord(textNow(remark, kept), word, by);
    await changeLine({ line, was, state: "used", fields: kept?.fields ?? {}, text }, "Palabra corregida");
    onDecided();
  };
  const leave = ({ word }: SpellingRemark) => {
    choose({ rightWords: [...acts.rightWords, word.toLowerCase()] });
    onDecided();
  };
  const takeBack = (remark: SpellingRemark) => {
    const { line, was, word } = remark;
    if (isRight(remark)) choose({ rightWords: acts.rightWords.filter((one) => one !== word.toLowerCase()) });
    else void changeLine({ line, was, state: "open", fields: {}, text: null }, "Volvió a como estaba");
    onDecided();
  };
  const [open, decided] = [spelling.filter(isOpen), spelling.filter((remark) => !isOpen(remark))];
  return { open, decided, keptOf, cardOf, isRight, correct, leave, takeBack };
}

function textNow({ was }: SpellingRemark, kept: SavedLine | undefined): string {
  return kept?.state === "used" && kept.text !== null ? kept.text : was;
}

const isDraft = (kept: SavedLine | undefined) => kept !== undefined && kept.state !== "used" && kept.text !== null;

type WordFormProps = {
  remark: SpellingRemark;
  /** The line as it stands now. */
  text: string;
  busy: boolean;
  /** Opens the line of the workshop that holds the word; null where the word is corrected here. */
  onOpen: (() => void) | null;
  onCorrect: (by: string) => Promise<void>;
  onRight: () => void;
};

function WordForm({ remark, text, busy, onOpen, onCorrect, onRight }: WordFormProps) {
  const { word, meant } = remark;
  const hydrated = useHydrated();
  const [by, setBy] = useState(meant.length === 1 ? (meant[0] ?? "") : "");
  const at = wordAt(text, word);
  const written = by.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onCorrect(written);
  };
  return (
    <form onSubmit={submit} className="mt-3 grid gap-3">
      <p className="border-l-3 border-dotted border-trail pl-4 wrap-anywhere">
        {text.slice(0, at)}
        <mark className="rounded-sm bg-cobre-100 px-0.75 py-0.25 font-[590] text-cobre-700">{word}</mark>
        {text.slice(at + word.length)}
      </p>
      {onOpen === null ? (
        <TextField
          label={`Cómo se escribe «${word}»`}
          hint={meant.length > 1 ? `¿Es ${listOr(meant.map((one) => `«${one}»`))}?` : undefined}
          className="max-w-96"
          maxLength={MAX_WORD_CHARS}
          autoComplete="off"
          value={by}
          onChange={(event) => setBy(event.target.value)}
        />
      ) : (
        <p className="text-ink-2">Está en una línea que tienes a medio trabajar: corrígela ahí.</p>
      )}
      <span className="flex flex-wrap gap-2">
        {onOpen === null ? (
          <Button
            type="submit"
            variant="secondary"
            icon={Check}
            waiting={!hydrated}
            disabled={written === "" || written === word}
            busy={busy}
          >
            Corregir
          </Button>
        ) : (
          <Button variant="secondary" waiting={!hydrated} onClick={onOpen}>
            Abrir la línea
          </Button>
        )}
        <Button variant="ghost" waiting={!hydrated} disabled={busy} onClick={onRight}>
          Está bien así
        </Button>
      </span>
    </form>
  );
}

type DecidedProps = {
  remark: SpellingRemark;
  isRight: boolean;
  /** It went with a line of the workshop, where it can be taken back. */
  isInCard: boolean;
  busy: boolean;
  onBack: () => void;
};

function Decided({ remark, isRight, isInCard, busy, onBack }: DecidedProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hair py-2">
      <span className="min-w-0 wrap-anywhere">
        <b className="font-[590]">{remark.word}</b>
        <span className="text-sm text-ink-3">{isRight ? " · Está bien así" : " · Ya no está así en la línea"}</span>
      </span>
      {(isRight || !isInCard) && (
        <Button
          variant="ghost"
          size="sm"
          disabled={busy}
          aria-label={`${isRight ? "Revisar otra vez" : "Volver a la original"}: ${remark.word}`}
          onClick={onBack}
        >
          {isRight ? "Revisar otra vez" : "Volver a la original"}
        </Button>
      )}
    </li>
  );
}
