import { useSearchParams } from "@remix-run/react";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { AdminQuestion, AdminQuestionList } from "#app/features/admin/question-schemas.server.ts";
import { areaOf } from "#app/features/interview/question-bank/career-areas.ts";
import { stripAccents } from "#app/platform/strip-accents.ts";

export function useQuestions(): UseQueryResult<AdminQuestionList> {
  return useQuery<AdminQuestionList>({ queryKey: ["/api/admin", "questions"] });
}

export type AdminHunter = AdminQuestionList["hunters"][number];

/** Which interviews ask a question. */
export const TURNS = [
  ["primera", "la primera entrevista"],
  ["otras", "las siguientes"],
  ["carrera", "las siguientes, por área"],
] as const;

type Filters = { hunter: string; q: string; career: string; category: string; turn: string };

/** What the list shows, from the URL; "" means no filter. */
export function useFilters(): Filters & { set: (changes: Partial<Filters>) => void } {
  const [search, setSearch] = useSearchParams();
  const value = (name: keyof Filters) => search.get(name) ?? "";
  const set = (changes: Partial<Filters>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, wanted] of Object.entries(changes)) {
          if (wanted) next.set(name, wanted);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const filters = {
    hunter: value("hunter"),
    q: value("q"),
    career: value("career"),
    category: value("category"),
    turn: value("turn"),
  };
  return { ...filters, set };
}

/** The text in use. */
export function inUse({ versions }: AdminQuestion): AdminQuestion["versions"][number] {
  const last = versions.at(-1);
  if (!last) throw new Error("a question without a version");
  return last;
}

const plain = (text: string) => stripAccents(text).toLowerCase();

/** "primera", "otras" or "carrera" */
function turnOf({ isLater, area }: AdminQuestion): (typeof TURNS)[number][0] {
  if (area !== null) return "carrera";
  return isLater ? "otras" : "primera";
}

/** "Enfermería", "Área: salud", "Todas" */
export function careerWords(question: AdminQuestion): string {
  const { career } = inUse(question);
  return career ?? (question.area === null ? "Todas" : `Área: ${question.area}`);
}

/** The questions of a hunter that fit the filters. A career's are those that its students can be asked. */
export function filtered(questions: readonly AdminQuestion[], hunterId: string, filters: Filters): AdminQuestion[] {
  const wanted = areaOf(filters.career);
  return questions.filter((one) => {
    const { question, category, career } = inUse(one);
    const { area } = one;
    return (
      one.hunterId === hunterId &&
      plain(question).includes(plain(filters.q)) &&
      (filters.category === "" || category === filters.category) &&
      (filters.turn === "" || turnOf(one) === filters.turn) &&
      (filters.career === "" || ((career ?? filters.career) === filters.career && (area ?? wanted) === wanted))
    );
  });
}
