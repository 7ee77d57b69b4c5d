import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Db } from "#db/open.server.ts";
import type { TermReport } from "../panel-api-schemas.server.ts";
import { MINIMUM_PEOPLE, publishedCount } from "./disclosure-control.ts";
import { type Cohort, type CohortField, countByField, type Service, type Span } from "./report-figures.server.ts";
import type { GroupedBy } from "./report-labels.ts";

const FIELDS: Record<GroupedBy, CohortField> = {
  faculty: "faculty",
  career: "career",
  campus: "campus",
  entryYear: "entry_year",
};
const SERVICES = ["cv", "interviews", "bookings"] as const satisfies readonly Service[];

type Counts = Record<Service, number>;
type Group = { name: string | null; now: Counts; before: Counts };

const nobody = (): Counts => ({ cv: 0, interviews: 0, bookings: 0 });

/**
 * People who used each service by the value of a cohort field, largest first. Values with fewer than five people in
 * every service are joined to one group without a name.
 */
export async function groupsOf(
  db: Db,
  { by, cohort, span, previous }: { by: GroupedBy; cohort: Cohort; span: Span; previous: Span },
): Promise<TermReport["groups"]> {
  const field = FIELDS[by];
  const groups = new Map<string, Group>();
  for (const [period, when] of [
    ["now", span],
    ["before", previous],
  ] as const) {
    for (const service of SERVICES) {
      for (const { name, people } of await countByField(db, { service, field, span: when, cohort })) {
        const key = name === null ? "" : String(name);
        const group = groups.get(key) ?? { name: name === null ? null : key, now: nobody(), before: nobody() };
        group[period][service] = people;
        groups.set(key, group);
      }
      await yieldToEventLoop();
    }
  }
  return joined([...groups.values()]).map(({ name, now, before }) => ({
    name,
    now: published(now),
    before: published(before),
  }));
}

function joined(groups: readonly Group[]): Group[] {
  const named = groups.filter((group) => !isSmall(group)).sort((a, b) => largest(b.now) - largest(a.now));
  const rest = sumOf(groups.filter(isSmall));
  if (largest(rest.now) === 0 && largest(rest.before) === 0) return named;
  // A rest of few people would stand alone: the next group goes along.
  while (largest(rest.now) < MINIMUM_PEOPLE) {
    const next = named.pop();
    if (!next) break;
    Object.assign(rest, sumOf([rest, next]));
  }
  return [...named, rest];
}

const largest = (counts: Counts) => Math.max(...Object.values(counts));

function isSmall({ name, now }: Group): boolean {
  return name === null || largest(now) < MINIMUM_PEOPLE;
}

function sumOf(groups: readonly Group[]): Group {
  const sum: Group = { name: null, now: nobody(), before: nobody() };
  for (const group of groups) {
    for (const service of SERVICES) {
      sum.now[service] += group.now[service];
      sum.before[service] += group.before[service];
    }
  }
  return sum;
}

function published(counts: Counts): TermReport["groups"][number]["now"] {
  const told = (service: Service) => publishedCount({ value: counts[service], people: counts[service] });
  return { cv: told("cv"), interviews: told("interviews"), bookings: told("bookings") };
}
