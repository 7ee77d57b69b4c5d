import type { CvDocument, CvSection } from "../cv-document.ts";
import { EXTENSION, type JsonResume } from "./schema.ts";
import { joined, split } from "./text.ts";

type ListName = "awards" | "publications" | "projects" | "interests" | "references";

const HEADINGS: Readonly<Record<CvDocument["language"], Readonly<Record<ListName, string>>>> = {
  es: {
    awards: "Logros y reconocimientos",
    publications: "Publicaciones",
    projects: "Proyectos",
    interests: "Intereses",
    references: "Referencias",
  },
  en: {
    awards: "Awards",
    publications: "Publications",
    projects: "Projects",
    interests: "Interests",
    references: "References",
  },
  pt: {
    awards: "Prêmios",
    publications: "Publicações",
    projects: "Projetos",
    interests: "Interesses",
    references: "Referências",
  },
};

type Entry = { text: string[]; section: number | undefined };

/** Our own sections as they were, with the entries that other programs changed; then those of other programs' lists. */
export function importedSections(resume: JsonResume, language: CvDocument["language"]): CvSection[] {
  const own = (resume.meta?.[EXTENSION]?.sections ?? []).map(({ heading, lines = [] }) => ({
    heading,
    lines: [...lines],
  }));
  const foreign: CvSection[] = [];
  for (const [name, entries] of Object.entries(entriesOf(resume)) as [ListName, Entry[]][]) {
    const rest: string[] = [];
    for (const { text, section } of entries) (own[section ?? -1]?.lines ?? rest).push(...text);
    if (rest.length > 0) foreign.push({ heading: HEADINGS[language][name], lines: rest });
  }
  return [...own, ...foreign];
}

function entriesOf(resume: JsonResume): Record<ListName, Entry[]> {
  const { awards = [], publications = [], projects = [], interests = [], references = [] } = resume;
  return {
    awards: awards.map((one) => entry([one.title, one.awarder, one.date, one.summary], one)),
    publications: publications.map((one) =>
      entry([one.name, one.publisher, one.releaseDate, one.summary, one.url], one),
    ),
    projects: projects.map((one) => {
      const {
        name,
        description,
        entity,
        type,
        startDate,
        endDate,
        url,
        roles = [],
        keywords = [],
        highlights = [],
      } = one;
      const dates = joined([startDate, endDate], " – ");
      const head = entry([name, description, entity, type, ...roles, dates, keywords.join(", "), url], one);
      return { ...head, text: [...head.text, ...highlights.flatMap(split)] };
    }),
    interests: interests.map((one) => entry([one.name, (one.keywords ?? []).join(", ")], one)),
    references: references.map((one) => entry([one.name, one.reference], one)),
  };
}

function entry(parts: (string | null | undefined)[], from: { [EXTENSION]?: { section: number } | undefined }): Entry {
  const text = joined(parts, " · ");
  return { text: text === null ? [] : [text], section: from[EXTENSION]?.section };
}
