// Reads the sources of the corpus: `key: value` lines, a line `===`, then the body (HTML, office markup or plain text).
import fs from "node:fs";
import path from "node:path";

/**
 * Month the corpus was written in; ongoing jobs are counted up to it in `years_total` (scorers recount from intervals).
 */
export const YEARS_AS_OF = "2026-11";

const list = (value, separator = "|") =>
  (value ?? "")
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);

const monthIndex = (text) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;

/** "2020-03..2021-02 ; 2022-01.." -> [["2020-03","2021-02"],["2022-01",null]] */
function intervals(value) {
  return list(value, ";").map((item) => {
    const [start, end] = item.split("..").map((part) => part.trim());
    for (const month of [start, end]) {
      if (month && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new Error(`bad month "${month}"`);
    }
    if (end && monthIndex(end) < monthIndex(start)) throw new Error(`interval ends before it starts: ${item}`);
    return [start, end || null];
  });
}

/** Years covered by the union of the intervals, two decimals. */
function unionYears(pairs) {
  const spans = pairs
    .map(([start, end]) => [monthIndex(start), monthIndex(end ?? YEARS_AS_OF) + 1])
    .sort((a, b) => a[0] - b[0]);
  let months = 0;
  let reached = -1;
  for (const [start, end] of spans) {
    if (end > reached) months += end - Math.max(start, reached);
    reached = Math.max(reached, end);
  }
  return Math.round((months / 12) * 100) / 100;
}

const level = (years) => (years < 4 ? "0-3" : years <= 10 ? "4-10" : "10+");

function education(value) {
  return list(value, ";").map((item) => {
    const [degree, institution, end] = item.split("@").map((part) => part.trim());
    return { degree, institution: institution || null, end: end ? Number(end) : null };
  });
}

/** One source file -> { id, name, options, body, truth(text) }. */
export function readSource(file) {
  const raw = fs.readFileSync(file, "utf8");
  const cut = raw.indexOf("\n===\n");
  if (cut < 0) throw new Error(`${file}: no === line`);
  const fields = Object.fromEntries(
    raw
      .slice(0, cut)
      .split("\n")
      .filter((line) => line.trim())
      .map((line) => [line.slice(0, line.indexOf(":")).trim(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const options = Object.fromEntries(list(fields.build, " ").map((item) => item.split("=")));
  return {
    id: path.basename(file).slice(0, 3),
    file: fields.file,
    options,
    body: raw.slice(cut + 5),
    truth: (text) => describe(path.basename(file).slice(0, 3), fields, text),
  };
}

function describe(id, fields, text) {
  const head = {
    id,
    file: fields.file,
    format: fields.format ?? fields.file.split(".").pop(),
    ...(fields.encoding ? { encoding: fields.encoding } : {}),
    layout: fields.layout ?? null,
    lang: fields.lang ?? "es",
    is_cv: !fields.refuse,
    expect: fields.refuse ? "refuse" : "analyze",
  };
  if (fields.refuse) {
    const reason = fields.corrupt ? { corrupt: fields.corrupt } : { doc_type: fields.refuse };
    return { ...head, ...reason, injection: null, tier: null };
  }
  const work = intervals(fields.work);
  const internships = intervals(fields.intern);
  const years = unionYears(work);
  return {
    ...head,
    injection: fields.injection ?? null,
    ...(fields.twin_of ? { twin_of: fields.twin_of } : {}),
    tier: fields.tier,
    name: fields.name,
    profession_any: list(fields.prof),
    email: fields.email ?? null,
    phone: fields.phone ?? null,
    linkedin: fields.linkedin ?? null,
    location_any: fields.loc ? list(fields.loc) : null,
    work_intervals: work,
    internship_intervals: internships,
    years_total: years,
    years_total_with_internships: unionYears([...work, ...internships]),
    experienceLevel: level(years),
    skills: list(fields.skills),
    education: education(fields.edu),
    sections: list(fields.sections, " "),
    text,
  };
}
