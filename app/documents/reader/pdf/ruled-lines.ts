import type { Rule } from "../layout/ruled-tables.ts";
import { apply, type Matrix } from "./matrix.ts";

/** Thicker than this many points it is a panel, shorter than that a dash or a letter. */
const MAX_THICKNESS = 2.5;
const MIN_LENGTH = 8;
const MAX_RULES = 3_000;

/** Numbers behind each drawing command of a path in pdfjs: move, line, curve, quadratic curve, close. */
const OPERANDS = [2, 2, 6, 4, 0];

/** Collects the straight lines that a page draws, as strokes or as thin filled boxes. */
export class RuleCollector {
  readonly rules: Rule[] = [];

  /** @param path pdfjs's flat list of commands and coordinates */
  add(path: ArrayLike<number>, matrix: Matrix, stroked: boolean): void {
    let points: [number, number][] = [];
    for (let at = 0; at < path.length && this.rules.length < MAX_RULES; ) {
      const command = path[at] ?? 4;
      const operands = OPERANDS[command] ?? 0;
      if (command === 0) {
        this.#take(points, stroked);
        points = [];
      }
      if (operands > 0) points.push(apply(matrix, path[at + operands - 1] ?? 0, path[at + operands] ?? 0));
      at += operands + 1;
    }
    this.#take(points, stroked);
  }

  #take(points: readonly [number, number][], stroked: boolean): void {
    if (points.length < 2) return;
    this.#keep(points);
    if (!stroked || points.length > 6) return;
    // A stroked box: its sides.
    for (let index = 0; index < points.length; index += 1) {
      const start = points[index];
      const end = points[(index + 1) % points.length];
      if (start && end) this.#keep([start, end]);
    }
  }

  #keep(points: readonly [number, number][]): void {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const rule = { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
    const [width, height] = [rule.x1 - rule.x0, rule.y1 - rule.y0];
    const thin = Math.min(width, height) <= MAX_THICKNESS && Math.max(width, height) >= MIN_LENGTH;
    if (thin && this.rules.length < MAX_RULES) this.rules.push(rule);
  }
}
