import { NOWHERE_DOMAIN } from "#app/email/deliverable.ts";
import { checkDigitMatches } from "#app/features/users/rut.ts";
import { SAMPLE_DAYS } from "#app/features/users/sample-people.server.ts";
import { CAMILA } from "./camila-plan.ts";
import { mailbox } from "./cv-text.ts";
import { historyOf } from "./history.ts";
import { PEOPLE_NAMES } from "./names.ts";
import type { SamplePerson } from "./plan.ts";
import { ABSENT, rolesOf } from "./roles.ts";

/** All people of the invented university: the demo student and the others. */

/** No real RUT is in this range yet: people in Chile have numbers up to 28 million, companies from 50 million. */
const FIRST_RUT = 40_100_000;
const RUT_STEP = 7013;
/** The three roster loads of the office: last number of each, and days before the beginning. */
const LOADS = [
  { upTo: 102, daysAgo: SAMPLE_DAYS },
  { upTo: 112, daysAgo: 49 },
  { upTo: Number.POSITIVE_INFINITY, daysAgo: 21 },
] as const;
/** Accounts that the office has deactivated. */
const SWITCHED_OFF = [37, 92];

const roles = rolesOf(PEOPLE_NAMES.length);

export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  CAMILA,
  ...PEOPLE_NAMES.map((person, index): SamplePerson => {
    const number = index + 1;
    const createdDaysAgo = LOADS.find(({ upTo }) => number <= upTo)?.daysAgo ?? SAMPLE_DAYS;
    const isActive = !SWITCHED_OFF.includes(number);
    const role = (isActive && roles[index]) || ABSENT;
    return {
      number,
      rut: rutOf(FIRST_RUT + number * RUT_STEP),
      name: person.name,
      email: `${mailbox(person.name)}@${NOWHERE_DOMAIN}`,
      createdDaysAgo,
      isActive,
      steps: (begunAt) => historyOf({ ...person, number, createdDaysAgo }, role, begunAt),
    };
  }),
];

function rutOf(digits: number): string {
  const check = [..."0123456789K"].find((sign) => checkDigitMatches(`${digits}-${sign}`));
  return `${digits}-${check}`;
}
