// Prevents: a new call of staff that shows somebody's data, or changes something, without a row in the audit trail.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isForStaff, routeName } from "../support/route-access.ts";

/** Calls that only look, and show nobody in particular: lists without a search, counts, states, and files. */
const SHOWS_NOBODY: Readonly<Record<string, string>> = {
  "api.admin.activities.export": "exports are recorded by exportList()",
  "api.admin.audit.chain": "the state of the trail",
  "api.admin.audit.export": "exports are recorded by exportList()",
  "api.admin.coach-sessions.export": "exports are recorded by exportList()",
  "api.admin.coaches": "the coaches of the university, with GET",
  "api.admin.coaches.$id.offer": "free hours",
  "api.admin.cohorts": "names of faculties and careers",
  "api.admin.cv-analyses.export": "exports are recorded by exportList()",
  "api.admin.feedback.export": "exports are recorded by exportList()",
  "api.admin.institution": "the institution",
  "api.admin.openapi[.]json": "the description of the calls",
  "api.admin.outbox.export": "exports are recorded by exportList()",
  "api.admin.questions": "the question bank",
  "api.admin.report": "groups of five or more",
  "api.admin.report.export": "recorded by exportReport()",
  "api.admin.rights": "a list without a search, and without texts",
  "api.admin.rights.report": "what the settings process, and counts",
  "api.admin.roster.loads": "the list of loads",
  "api.admin.roster.missing": "a list without a search",
  "api.admin.summary": "counts",
  "api.admin.system": "the state of the server",
  "api.admin.today": "the day's list, without a search",
  "api.admin.users.export": "exports are recorded by exportList()",
};
/** Calls that change nothing and tell nothing about anybody. */
const CHANGES_NOTHING = ["api.admin.questions.reading"];

const sources = globSync("app/routes/api.{admin,coach}.*.ts").map((file) => ({
  name: routeName(`/${file}`),
  source: readFileSync(file, "utf8"),
}));
const looks = (source: string) => /method: "GET"/.test(source);
const decides = (source: string) => /^ {2}audit: (?!"nothing")/m.test(source);

test("every call of staff is found, and made by endpoint()", () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter(({ name }) => !isForStaff(name))).toEqual([]);
  expect(sources.filter(({ source }) => !source.includes("endpoint({")).map(({ name }) => name)).toEqual([]);
});

test("every call that looks says what the trail keeps of it, or why nothing", () => {
  const undecided = sources.filter(({ source }) => looks(source) && !decides(source)).map(({ name }) => name);
  expect(undecided.sort()).toEqual(Object.keys(SHOWS_NOBODY).sort());
});

test("every change is recorded: only what is named here may leave no row", () => {
  const silent = sources.filter(({ source }) => /audit: "nothing"/.test(source)).map(({ name }) => name);
  expect(silent).toEqual(CHANGES_NOTHING);
});
