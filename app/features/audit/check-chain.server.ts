import { formatCount, formatDateTime } from "#app/platform/format.ts";
import { GENESIS, isSigned, rowHash, type TrailHead, type TrailRow } from "./chain.server.ts";

/** A head that was written down elsewhere: what the trail was at that time. */
export type Anchor = TrailHead & {
  /** Where it was found, in Spanish. */
  name: string;
  /** ISO-8601 UTC */
  at: string;
};

export type CheckedChain = {
  rows: number;
  hash: string;
  /** Number of the last row up to which everything is as it was written. */
  intactUpTo: number;
  anchors: number;
  /** Spanish sentences; empty: nothing is wrong. At most MOST_PROBLEMS. */
  problems: string[];
  /** What is no fault of the trail, but must be known. */
  notes: string[];
};

const MOST_PROBLEMS = 20;

/**
 * Checks a trail row by row, in the order of `seq`: edits, deletions, insertions and exchanged rows break the chain,
 * a tail that was cut off does not fit the head, or an anchor lies beyond the end.
 */
export class ChainCheck {
  readonly #key: Buffer;
  readonly #anchors: readonly Anchor[];
  readonly #wanted: ReadonlySet<number>;
  readonly #hashAt = new Map<number, string>([[0, GENESIS]]);
  readonly #restores: { seq: number; from: string; at: string }[] = [];
  readonly #problems: string[] = [];
  #firstFault = Number.POSITIVE_INFINITY;
  #rows = 0;
  #hash = GENESIS;

  constructor(key: Buffer, anchors: readonly Anchor[]) {
    this.#key = key;
    this.#anchors = anchors;
    this.#wanted = new Set(anchors.map(({ rows }) => rows));
  }

  add(row: TrailRow): void {
    const expected = this.#rows + 1;
    if (row.seq !== expected) this.#fault(expected, `Falta la fila ${number(expected)}: sigue la ${number(row.seq)}.`);
    else if (row.previous_hash !== this.#hash)
      this.#fault(row.seq, `La fila ${number(row.seq)} no sigue a la anterior: se cambió, quitó o agregó una antes.`);
    if (row.hash !== rowHash(row)) this.#fault(row.seq, `La fila ${number(row.seq)} no es la que se escribió.`);
    if (row.seq === 1 && row.action !== "trail_begun") this.#fault(1, "La primera fila no es el comienzo del rastro.");
    if (row.action === "trail_broken")
      this.#fault(row.seq, `La plataforma encontró el rastro cortado antes de la fila ${number(row.seq)} (${row.at}).`);
    if (row.action === "backup_restored") this.#restores.push({ seq: row.seq, at: row.at, from: fromOf(row) });
    this.#rows = row.seq;
    this.#hash = row.hash;
    if (this.#wanted.has(row.seq)) this.#hashAt.set(row.seq, row.hash);
  }

  /** @param head the database's own; null when it has none */
  finish(head: TrailHead | null): CheckedChain {
    if (this.#rows === 0) this.#fault(0, "El rastro está vacío: ni siquiera está su comienzo.");
    this.#checkHead(head);
    const notes = this.#anchors.flatMap((anchor) => this.#checkAnchor(anchor) ?? []);
    return {
      rows: this.#rows,
      hash: this.#hash,
      intactUpTo: Math.max(0, Math.min(this.#rows, this.#firstFault - 1)),
      anchors: this.#anchors.length,
      problems: this.#problems,
      notes,
    };
  }

  #checkHead(head: TrailHead | null): void {
    if (!head) {
      this.#fault(this.#rows, "El rastro no tiene su cabeza: no se sabe con cuántas filas terminaba.");
      return;
    }
    if (!isSigned(this.#key, head)) this.#fault(this.#rows, "La cabeza del rastro no la firmó esta plataforma.");
    if (head.rows !== this.#rows)
      this.#fault(
        Math.min(head.rows, this.#rows) + 1,
        `El rastro debe terminar en la fila ${number(head.rows)} y termina en la ${number(this.#rows)}.`,
      );
    else if (head.hash !== this.#hash)
      this.#fault(this.#rows, "La última fila no es la que dice la cabeza del rastro.");
  }

  /** @returns a note on an anchor that a restored backup explains */
  #checkAnchor(anchor: Anchor): string | undefined {
    const where = `${anchor.name}, del ${formatDateTime(anchor.at)}`;
    if (!isSigned(this.#key, anchor)) {
      this.#fault(anchor.rows, `El ancla de ${where} no la firmó esta plataforma.`);
      return undefined;
    }
    if (this.#hashAt.get(anchor.rows) === anchor.hash) return undefined;
    const restore = this.#restores.find(({ from, at }) => from < anchor.at && anchor.at <= at);
    if (restore)
      return (
        `El ancla de ${where}, tiene filas que la restauración de la fila ${number(restore.seq)} ` +
        `(${formatDateTime(restore.at)}) dejó atrás.`
      );
    const beyond = anchor.rows > this.#rows;
    this.#fault(
      Math.min(anchor.rows, this.#rows + 1),
      beyond
        ? `El ancla de ${where}, tiene ${number(anchor.rows)} filas y el rastro ${number(this.#rows)}: ` +
            "se cortó el final."
        : `El ancla de ${where}, no coincide con la fila ${number(anchor.rows)}: se reescribió el rastro.`,
    );
    return undefined;
  }

  #fault(row: number, text: string): void {
    this.#firstFault = Math.min(this.#firstFault, Math.max(1, row));
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(text);
  }
}

const number = formatCount;

/** Time of the backup that a restoration began from. */
function fromOf(row: TrailRow): string {
  try {
    return String((JSON.parse(row.details) as { from?: unknown }).from ?? row.at);
  } catch {
    return row.at;
  }
}
