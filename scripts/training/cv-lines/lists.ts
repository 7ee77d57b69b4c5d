import type { Label } from "#app/features/cv/facts/tagger/labels.ts";
import { capital, type Person } from "./contents.ts";
import { entryOps, type Op, op } from "./ops.ts";
import * as programs from "./programs.ts";
import type { Random } from "./random.ts";
import type { Template } from "./template.ts";

/** Formats the sections that are lists: skills, languages, referees, interests, projects, awards. */
export class Lists {
  readonly random: Random;
  readonly person: Person;
  readonly template: Template;

  constructor(random: Random, person: Person, template: Template) {
    this.random = random;
    this.person = person;
    this.template = template;
  }

  skills(): Op[] {
    const { skills } = this.person;
    const form = this.template.inline ? 0 : this.random.int(0, 7);
    const bullet = this.template.bullet;
    const all = skills.flatMap((group) => group.items);
    if (this.template.inline && all.length > 0)
      return [op(`${this.person.tongue === "es" ? "Habilidades" : "Skills"}: ${all.join(", ")}`, "skill")];
    if (form === 0) return [op(all.join(this.random.pick([", ", " • ", " | ", "; ", " · "])), "skill")];
    if (form === 1) return all.map((text) => op(text, "skill", { bullet }));
    if (form === 2) return skills.map(({ group, items }) => op(`${group}: ${items.join(", ")}`, "skill", { bullet }));
    if (form === 3)
      return skills.flatMap(({ group, items }) => [
        op(group, "group", { bold: true, gap: 0.3 }),
        ...items.map((text) => op(text, "skill", { bullet })),
      ]);
    if (form === 4)
      return skills.map(({ group, items }) => ({
        ...op("", "skill"),
        cells: [
          { text: group, at: "rail" as const },
          { text: items.join(", "), at: "main" as const },
        ],
      }));
    if (form === 5)
      return skills.flatMap(({ group, items }) => [
        op(group, "group", { bold: true, gap: 0.2 }),
        op(items.join(", "), "skill"),
      ]);
    if (form === 6)
      return all.map((text) =>
        op(`${text} ${this.random.pick(["●●●○○", "80%", "(avanzado)", "- intermedio", "★★★★"])}`, "skill"),
      );
    return skills.flatMap(({ items }) =>
      op(items.slice(0, 3).join("  "), "skill", { cells: items.slice(0, 3).map((text) => ({ text, at: "table" })) }),
    );
  }

  languages(): Op[] {
    const form = this.random.int(0, 5);
    const { languages, tongue } = this.person;
    if (this.template.inline && languages.length > 0)
      return [
        op(
          `${tongue === "es" ? "Idiomas" : "Languages"}: ` +
            `${languages.map(({ name, level }) => `${name} ${level}`).join(", ")}`,
          "language",
        ),
      ];
    if (form === 0)
      return languages.length === 0
        ? []
        : [op(languages.map(({ name, level }) => `${name} (${level})`).join(", "), "language")];
    if (form === 1)
      return languages.map(({ name, level }) => op(`${name}: ${level}`, "language", { bullet: this.template.bullet }));
    if (form === 2)
      return languages.flatMap(({ name, level }) => [op(name, "language", { bold: true }), op(level, "language")]);
    if (form === 3)
      return languages.map(({ name, level }) => ({
        ...op("", "language"),
        cells: [
          { text: name, at: "rail" as const },
          { text: level, at: "main" as const },
        ],
      }));
    return languages.map(({ name, level }) =>
      op(`${name}${this.random.pick([" ", " - ", ", ", " – "])}${level}`, "language"),
    );
  }

  referees(): Op[] {
    const whole = this.random.chance(0.5);
    return this.person.referees.flatMap(({ name, post, phone }) =>
      whole
        ? [op(`${name}, ${post}, ${phone}`, "referee")]
        : [op(name, "referee", { gap: 0.4, bold: true }), op(post, "referee"), op(phone, "referee")],
    );
  }

  list(items: readonly string[], label: Label): Op[] {
    if (items.length === 0) return [];
    return this.random.chance(0.5)
      ? [op(capital(items.join(", ")), label)]
      : items.map((text) => op(capital(text), label, { bullet: this.template.bullet }));
  }

  projects(): Op[] {
    const form = this.random.pick(programs.PROJECT_FORMS);
    return this.person.projects.flatMap(({ name, text, year }) =>
      entryOps(form, { P: name, X: text, Y: String(year) }, "project", "project", 0.4),
    );
  }

  awards(): Op[] {
    const form = this.random.pick(programs.AWARD_FORMS);
    return this.person.awards.flatMap(({ name, year }) =>
      entryOps(form, { P: name, Y: String(year) }, "award", "award", 0),
    );
  }
}
