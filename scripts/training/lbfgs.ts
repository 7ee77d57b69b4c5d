/**
 * Minimises a smooth function by limited-memory BFGS with backtracking (Nocedal and Wright, Numerical Optimization,
 * algorithms 7.4 and 3.1). It is deterministic and runs until convergence or a maximum number of rounds.
 */

/** Writes the gradient at `x` into the second argument and returns the value. */
export type Smooth = (x: Float64Array, gradient: Float64Array) => number;

const MEMORY = 8;
const MAX_ROUNDS = 400;
/** Stops when a round reduces the value by less than this fraction. */
const MIN_GAIN = 1e-7;
const SUFFICIENT = 1e-4;

type Step = { s: Float64Array; y: Float64Array; rho: number };

/**
 * @param start overwritten with the position of the minimum
 * @param rounds maximum number of iterations
 */
export function minimise(value: Smooth, start: Float64Array, rounds = MAX_ROUNDS): Float64Array {
  const x = start;
  let gradient = new Float64Array(x.length);
  let best = value(x, gradient);
  const steps: Step[] = [];
  for (let round = 0; round < rounds; round++) {
    const direction = descent(gradient, steps);
    const slope = dot(direction, gradient);
    if (slope >= 0) return x;
    const from = x.slice();
    const next = new Float64Array(x.length);
    let length = round === 0 ? 1 / Math.sqrt(dot(gradient, gradient)) : 1;
    let found = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 40; tries++, length /= 2) {
      for (let at = 0; at < x.length; at++) x[at] = (from[at] ?? 0) + length * (direction[at] ?? 0);
      found = value(x, next);
      if (found <= best + SUFFICIENT * length * slope) break;
    }
    if (!(found < best)) {
      x.set(from);
      return x;
    }
    const s = x.map((one, at) => one - (from[at] ?? 0));
    const y = next.map((one, at) => one - (gradient[at] ?? 0));
    const curvature = dot(s, y);
    if (curvature > 1e-12) steps.push({ s, y, rho: 1 / curvature });
    if (steps.length > MEMORY) steps.shift();
    const gain = (best - found) / Math.abs(best);
    gradient = next;
    best = found;
    if (gain < MIN_GAIN) return x;
  }
  return x;
}

/** The two-loop recursion: returns the descent direction, using the curvature seen in the last steps. */
function descent(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  const q = gradient.slice();
  const alphas: number[] = [];
  for (const { s, y, rho } of [...steps].reverse()) {
    const alpha = rho * dot(s, q);
    alphas.push(alpha);
    add(q, y, -alpha);
  }
  const last = steps.at(-1);
  const scale = last ? 1 / (last.rho * dot(last.y, last.y)) : 1;
  for (let at = 0; at < q.length; at++) q[at] = (q[at] ?? 0) * scale;
  for (const { s, y, rho } of steps) add(q, s, (alphas.pop() ?? 0) - rho * dot(y, q));
  return q.map((one) => -one);
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + times * (what[at] ?? 0);
}
