import { describe, expect, it } from "vitest";
import { canBeJob, type Interval, type Job, monthIndex, unionMonths } from "#app/features/cv/facts/facts.ts";
import { yearsOfWork } from "#app/features/cv/facts/years.ts";
import { BAND_WORDS, competencyBand, competencyPercent, totalBand } from "#app/features/cv/score-bands.ts";

const TODAY = monthIndex(2026, 11);
const month = (text: string) => monthIndex(Number(text.slice(0, 4)), Number(text.slice(5)));
/** "2020-03..2021-02"; "now" = still going on. */
function span(text: string): Interval {
  const [start = "", end = ""] = text.split("..");
  return { start: month(start), end: end === "now" ? null : month(end) };
}

describe("months", () => {
  it.each([
    [[], 0],
    [["2020-03..2020-03"], 1],
    [["2020-01..2020-12"], 12],
    [["2020-01..2020-06", "2020-07..2020-12"], 12],
    [["2020-01..2020-06", "2020-06..2020-12"], 12],
    [["2020-01..2020-06", "2020-08..2020-12"], 11],
    [["2020-01..2020-12", "2020-03..2020-05"], 12],
    [["2020-03..2020-12", "2020-01..2020-05"], 12],
    [["2020-01..2020-06", "2020-01..2020-06"], 6],
    [["2020-01..2020-06", "2020-01..2020-07"], 7],
    [["2026-11..now"], 1],
    [["2026-01..now"], 11],
    [["2026-01..2027-12"], 11],
    [["2026-12..now"], 0],
    [["2020-05..2020-04"], 0],
    [["2020-05..2020-04", "2021-01..2021-01"], 1],
  ])("of %j are %d", (spans, months) => expect(unionMonths(spans.map(span), TODAY)).toBe(months));
});

describe("a job", () => {
  it.each([
    ["2026-11..now", true],
    ["2026-12..now", false],
    ["1966-11..2026-11", true],
    ["1966-10..2026-11", false],
    ["1966-11..now", true],
    ["1966-10..now", false],
  ])("%s can be one: %s", (text, can) => expect(canBeJob(span(text), TODAY)).toBe(can));
});

describe("years of work", () => {
  function job(kind: Job["kind"], dates: string | null, months: number | null = null): Job {
    return {
      title: "Cargo",
      employer: "Lugar",
      kind,
      interval: dates === null ? null : span(dates),
      dateText: "",
      datePrecision: dates === null ? "none" : "month",
      months,
      headerLines: [],
      detailLines: [],
    };
  }

  it.each<[string, Job[], number]>([
    ["none", [], 0],
    ["a month", [job("employment", "2020-01..2020-01")], 0.1],
    ["a year and a half", [job("employment", "2020-01..2021-06")], 1.5],
    ["two jobs at once count once", [job("employment", "2020-01..2021-12"), job("employment", "2021-01..2022-12")], 3],
    ["a length without dates is added", [job("employment", "2020-01..2020-12"), job("employment", null, 24)], 3],
    ["a length beside dates is not", [job("employment", "2020-01..2020-12", 24)], 1],
    ["neither dates nor length", [job("employment", null)], 0],
    ["internships where there is no other work", [job("internship", "2020-01..2020-06")], 0.5],
    ["internships beside work", [job("internship", "2020-01..2020-06"), job("employment", "2021-01..2021-12")], 1],
    [
      "a month of work beside a long internship",
      [job("internship", "2020-01..2020-12"), job("employment", null, 1)],
      0.1,
    ],
    ["voluntary work", [job("volunteering", "2020-01..2022-12")], 0],
  ])("%s", (_situation, jobs, years) => expect(yearsOfWork(jobs, TODAY)).toBe(years));
});

// As docs/rubrica.md says: 70, 50; a competency has a tenth of it.
describe("how a score is read", () => {
  it.each([
    [100, "Sólido"],
    [70, "Sólido"],
    [69, "En desarrollo"],
    [50, "En desarrollo"],
    [49, "Por reforzar"],
    [0, "Por reforzar"],
  ])("%d is «%s»", (total, word) => {
    expect(BAND_WORDS[totalBand(total)]).toBe(word);
    expect(competencyBand(total / 10)).toBe(totalBand(total));
  });

  it.each([
    [-1, 0],
    [0, 0],
    [6.44, 64],
    [6.45, 65],
    [10, 100],
    [11, 100],
  ])("a competency of %d is shown as %d%%", (score, percent) => expect(competencyPercent(score)).toBe(percent));
});
