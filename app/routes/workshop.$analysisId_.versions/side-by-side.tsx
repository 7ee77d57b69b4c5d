import { Form } from "@remix-run/react";
import { formatLongDate, pluralize } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SelectField } from "#app/ui/field.tsx";
import { newWords, ORIGINAL, UNCHANGED } from "./compare-versions.ts";
import type { Comparison, PairedLine, Side, VersionsData } from "./screen-data.ts";

type SideBySideProps = { versions: VersionsData["versions"]; comparison: Comparison };

/** Two versions: their lines, totals and what moved. */
export function SideBySide({ versions, comparison }: SideBySideProps) {
  const { left, right, lines } = comparison;
  const options = [
    <option key={ORIGINAL} value={ORIGINAL}>
      {UNCHANGED}
    </option>,
    ...versions.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    )),
  ];
  return (
    <section aria-labelledby="side-by-side">
      <h2 id="side-by-side">Lado a lado</h2>
      {/* With other choices the fields begin anew. */}
      <Form
        key={`${left.id}-${right.id}`}
        method="get"
        preventScrollReset
        className="mt-3 mb-4 grid items-end gap-3 rows:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <SelectField label="Primera" name="left" defaultValue={left.id ?? ORIGINAL}>
          {options}
        </SelectField>
        <SelectField label="Segunda" name="right" defaultValue={right.id ?? ORIGINAL}>
          {options}
        </SelectField>
        <Button type="submit" variant="secondary">
          Comparar
        </Button>
      </Form>
      {lines.length === 0 ? (
        <p className="text-ink-2">Elige dos versiones distintas para ver qué cambia.</p>
      ) : (
        <Card pad="none" className="grid overflow-hidden rows:grid-cols-2">
          <Lines side={left} lines={lines} own="left" other="right" />
          <Lines side={right} lines={lines} own="right" other="left" />
        </Card>
      )}
      <Moved left={left} right={right} />
    </section>
  );
}

type LinesProps = { side: Side; lines: PairedLine[]; own: "left" | "right"; other: "left" | "right" };

function Lines({ side, lines, own, other }: LinesProps) {
  return (
    <section
      aria-label={`${side.name}, ${side.score.total} puntos`}
      className={classNames("p-4 shell:p-6", own === "right" && "border-hair max-rows:border-t rows:border-l")}
    >
      <h3 className="flex items-baseline justify-between gap-3">
        <span className="wrap-anywhere">{side.name}</span>
        <span className="text-xl font-[650] tracking-tight tabular-nums">{side.score.total}</span>
      </h3>
      {side.createdAt !== null && <p className="text-sm text-ink-3">{formatLongDate(side.createdAt)}</p>}
      <ul className="mt-4 grid gap-4">
        {lines.map((line) => (
          <li key={`${line.line} ${line.was}`} className="wrap-anywhere">
            <Words text={line[own] ?? line.was} beside={line[other] ?? line.was} isNew={line[own] !== null} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was written anew is marked; the line as it was stands plainly. */
function Words({ text, beside, isNew }: { text: string; beside: string; isNew: boolean }) {
  if (!isNew || text === beside) return <span className="text-ink-2">{text}</span>;
  const [before, written, after] = newWords(text, beside);
  return (
    <>
      {before !== "" && `${before} `}
      {written !== "" && (
        <ins className="rounded-sm bg-patina-100 px-0.75 py-0.25 font-[590] text-patina-800 no-underline">
          {written}
        </ins>
      )}
      {after !== "" && ` ${after}`}
    </>
  );
}

function Moved({ left, right }: Pick<Comparison, "left" | "right">) {
  if (left.score.version !== right.score.version)
    return (
      <p className="mt-4 text-ink-2">
        Estas versiones se calcularon con pautas distintas, así que sus puntajes no se comparan.
      </p>
    );
  const moved = right.score.criteria.flatMap((one) => {
    const was = left.score.criteria.find(({ id }) => id === one.id)?.points ?? one.points;
    return was === one.points ? [] : [{ ...one, was }];
  });
  const same = right.score.criteria.length - moved.length;
  return (
    <section aria-labelledby="moved" className="mt-6">
      <h3 id="moved">Qué criterios cambian</h3>
      <ul className="mt-3 grid gap-x-10 gap-y-3 rows:grid-cols-2">
        {moved.map(({ id, name, was, points }) => (
          <li key={id} className="flex justify-between gap-3">
            <span>{name}</span>
            <span
              className={classNames("font-[620] tabular-nums", points > was ? "text-patina-700" : "text-ink-2")}
            >{`${shortPoints(was)} → ${shortPoints(points)}`}</span>
          </li>
        ))}
        <li className="flex justify-between gap-3 text-sm text-ink-2">
          <span>{moved.length === 0 ? "Todos los criterios" : pluralize(same, "criterio más", "criterios más")}</span>
          <span className="text-ink-3">{moved.length === 0 || same !== 1 ? "iguales" : "igual"}</span>
        </li>
      </ul>
    </section>
  );
}

const shortPoints = (points: number) => points.toLocaleString("es-CL", { maximumFractionDigits: 1 });
