import { HEADINGS } from "#app/features/cv/vocabulary/headings.ts";
import { regex } from "#app/platform/regex.ts";
import { capital, type Job, type Person, type Study } from "./contents.ts";
import { written } from "./dates.ts";
import { Lists } from "./lists.ts";
import { type Cell, entryOps, type Op, op } from "./ops.ts";
import { DETAIL_LABELS, OWN_HEADINGS } from "./phrases.ts";
import * as programs from "./programs.ts";
import type { Random } from "./random.ts";
import type { Template } from "./template.ts";

/**
 * Converts a person's data into labelled text blocks in the style of one template; page positions are assigned later.
 */

type Section = { kind: string; ops: Op[] };

const ENGLISH_PATTERN = regex("i")`
        \b(?:work|experience|education|skills|about|profile|summary|languages|interests|references|training|
        projects|awards|courses|employment|history|me|my|the|and|of|volunteer\w*|hobbies|certifications?|personal|
        other|information|tools|details|background|studies|professional|publications|academic|competenc\w+|
        expertise|honou?rs)\b
      `;

export class Setting {
  readonly #random: Random;
  readonly #person: Person;
  readonly #template: Template;
  readonly #lists: Lists;

  constructor(random: Random, person: Person, template: Template) {
    this.#random = random;
    this.#person = person;
    this.#template = template;
    this.#lists = new Lists(random, person, template);
  }

  sections(): Section[] {
    const { jobs, volunteering, studies, courses } = this.#person;
    const made: Section[] = [
      { kind: "summary", ops: this.#summary() },
      { kind: "experience", ops: this.#jobs(jobs) },
      { kind: "volunteering", ops: this.#jobs(volunteering) },
      { kind: "education", ops: this.#studies(studies, "study", this.#template.study) },
      { kind: "certifications", ops: this.#studies(courses, "course", this.#template.course) },
      { kind: "skills", ops: this.#lists.skills() },
      { kind: "languages", ops: this.#lists.languages() },
      { kind: "references", ops: this.#lists.referees() },
      { kind: "interests", ops: this.#lists.list(this.#person.interests, "interest") },
      { kind: "personal", ops: this.#person.personal.map((text) => op(text, "personal")) },
      { kind: "projects", ops: this.#lists.projects() },
      { kind: "awards", ops: this.#lists.awards() },
      { kind: "other", ops: this.#lists.list(this.#person.other, "other") },
    ];
    return made.filter(({ ops }) => ops.length > 0);
  }

  heading(kind: string): Op[] {
    const { headings, gaps, inline } = this.#template;
    if (headings.none || (inline && (kind === "skills" || kind === "languages"))) return [];
    const { tongue } = this.#person;
    const own = OWN_HEADINGS[kind]?.[tongue];
    const known = (HEADINGS as Record<string, readonly string[]>)[kind] ?? [];
    const english = (text: string) => ENGLISH_PATTERN.test(text);
    const fitting = known.filter((text) => english(text) === (tongue === "en"));
    const wording =
      own && this.#random.chance(0.12)
        ? this.#random.pick(own)
        : this.#random.pick(fitting.length > 0 ? fitting.slice(0, 40) : known);
    const text = headings.caps ? wording.toUpperCase() : capital(wording);
    const colon = headings.mark === "" && this.#random.chance(0.05) ? ":" : "";
    const style = { bold: headings.bold, scale: headings.scale, gap: gaps.section };
    return [op(headings.mark + text + colon, "heading", style)];
  }

  #summary(): Op[] {
    return this.#person.summary.length === 0 ? [] : [op(this.#person.summary.join(" "), "summary")];
  }

  #jobs(jobs: readonly Job[]): Op[] {
    const ops: Op[] = [];
    const { posts, gaps, job: program, titled, undated } = this.#template;
    if (titled && program.startsWith("{D}||") && jobs.length > 0) ops.push(this.#columns(program));
    for (const [at, job] of jobs.entries()) {
      const gap = at === 0 ? gaps.after : gaps.item;
      const grouped = posts && at === 0 && jobs.length > 2 && job.achievements.length > 0;
      const dates = written(job.span, this.#template.dates, this.#random, this.#person.tongue);
      const whole = {
        T: job.title,
        E: job.employer,
        C: this.#random.chance(0.75) ? job.city : "",
        D: undated ? "" : dates,
      };
      if (grouped) {
        const form = this.#random.pick(programs.POSTS);
        const first = jobs[1]?.span.start ?? job.span.start;
        const all = written(
          { start: first, end: job.span.end },
          this.#template.dates,
          this.#random,
          this.#person.tongue,
        );
        const head = entryOps(form.head, { E: job.employer, C: job.city, S: all }, "job", "job+", gap);
        const before = form.head.includes("{S}") ? "job" : "job+";
        ops.push(
          ...head,
          ...entryOps(form.post, { T: job.title, D: dates }, before, "job+", 0.2),
          ...this.#achievements(job),
        );
        continue;
      }
      const inside = posts && at === 1 && jobs.length > 2 && (jobs[0]?.achievements.length ?? 0) > 0;
      if (inside) ops.push(...entryOps("{T}/{D}", { T: job.title, D: dates }, "job", "job+", 0.2));
      else ops.push(...entryOps(program, whole, "job", "job+", gap));
      ops.push(...this.#achievements(job));
      if (this.#random.chance(0.02)) {
        const [pause, span] =
          this.#person.tongue === "es" ? ["Pausa por maternidad", "2018 - 2019"] : ["Career break", "2018 - 2019"];
        ops.push(op(`${pause}, ${span}`, "other", { gap: gaps.item }));
      }
    }
    return ops;
  }

  #columns(program: string): Op {
    const spanish = this.#person.tongue === "es";
    const names: Record<string, string> = spanish
      ? { D: "Período", E: "Empresa", T: "Cargo", G: "Título", I: "Institución" }
      : { D: "Dates", E: "Company", T: "Position", G: "Degree", I: "Institution" };
    const cells = [...program.matchAll(/\{(\w)\}/g)].map(
      ([, letter = ""]): Cell => ({ text: names[letter] ?? "", at: "table" }),
    );
    return { ...op("", "other", { bold: this.#random.chance(0.5) }), cells };
  }

  #achievements(job: Job): Op[] {
    const { bullet, gaps, labelled, prose } = this.#template;
    const { tongue } = this.#person;
    if (job.achievements.length === 0) return [];
    if (labelled && this.#random.chance(0.3))
      return [
        op(
          `${this.#random.pick(["Funciones", "Logros", "Duties"])}: ${job.achievements.join(" ").toLowerCase()}`,
          "achievement",
          {
            gap: gaps.achievement,
          },
        ),
      ];
    const rail = this.#template.job.includes("##");
    const indent = bullet === "" ? 0 : this.#random.pick([0, 10, 18]);
    const head = labelled
      ? [
          op(this.#random.pick(DETAIL_LABELS[tongue]), "achievement", {
            gap: gaps.achievement,
            bold: this.#random.chance(0.5),
          }),
        ]
      : [];
    if (prose)
      return [
        ...head,
        op(job.achievements.map((achievement) => achievement.replace(/\.?$/, ".")).join(" "), "achievement", {
          gap: gaps.achievement,
          indent: rail ? -1 : 0,
        }),
      ];
    return [
      ...head,
      ...job.achievements.map((achievement, at) =>
        op(achievement, "achievement", { bullet, indent: rail ? -1 : indent, gap: at === 0 ? gaps.achievement : 0 }),
      ),
    ];
  }

  #studies(studies: readonly Study[], label: "study" | "course", program: string): Op[] {
    const { gaps, studyDates } = this.#template;
    return studies.flatMap((study, at) => {
      const dates =
        study.span.end !== null && (label === "course" || this.#random.chance(0.25))
          ? label === "course" && this.#random.chance(0.5)
            ? String(Math.floor(study.span.end / 12))
            : studyDates.point(study.span.end)
          : written(study.span, studyDates, this.#random, this.#person.tongue);
      const fields = {
        G: study.degree,
        I: this.#random.chance(0.92) ? study.institution : "",
        C: study.city,
        D: this.#random.chance(0.93) ? dates : "",
      };
      const entry = entryOps(
        program,
        fields,
        label,
        `${label}+`,
        at === 0 ? gaps.after : Math.min(gaps.item, label === "course" ? 0.3 : 2),
      );
      const rail = program.includes("##");
      const bullet = label === "course" && !rail && this.#random.chance(0.3) ? this.#template.bullet : "";
      return [
        ...entry.map((one) => ({ ...one, bullet })),
        ...study.notes.map((note) => op(note, `${label}+`, { indent: rail ? -1 : 0 })),
      ];
    });
  }
}
