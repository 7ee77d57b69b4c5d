import type { Check } from "./check.ts";
import { codeOf, type Finding, fail, skipped } from "./finding.ts";
import type { Site } from "./installation.ts";

/** Time limit in milliseconds for each check; they run in parallel. */
const LIMIT_MS = 7000;
/** Additional time for a check that does not react to its signal. */
const GRACE_MS = 500;

export type Section = { subject: string; findings: Finding[] };

/** Runs all checks; a failure of one does not prevent the others. */
export function runChecks(checks: readonly Check[], site: Site, limitMs = LIMIT_MS): Promise<Section[]> {
  return Promise.all(
    checks.map(async (check) => ({ subject: check.subject, findings: await findingsOf(check, site, limitMs) })),
  );
}

async function findingsOf(check: Check, site: Site, limitMs: number): Promise<Finding[]> {
  const signal = AbortSignal.timeout(limitMs);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(signal.reason), limitMs + GRACE_MS);
  });
  try {
    return await Promise.race([check.run(site, signal), late]);
  } catch (error) {
    if (signal.aborted) return [skipped(check.subject, `No alcanzó a revisarse en ${limitMs / 1000} segundos.`, AGAIN)];
    return [
      fail(
        check.subject,
        `La revisión se cortó (${codeOf(error)}).`,
        "Repite; si vuelve a pasar, avisa a quien mantiene la plataforma.",
      ),
    ];
  } finally {
    clearTimeout(timer);
  }
}

const AGAIN = "Repite cuando la máquina esté menos ocupada.";
