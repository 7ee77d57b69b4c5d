/** What CVs of one career are made of; texts have the marks of wording.ts. */
export type Career = {
  /** "Ingeniería Comercial" */
  degree: string;
  /** What somebody is who has it. */
  title: string;
  /** How a good and how a weak CV introduces itself. */
  profiles: readonly string[];
  emptyProfiles: readonly string[];
  employers: readonly string[];
  /** Posts of students, of the first years, and of those who lead. */
  traineePosts: readonly string[];
  posts: readonly string[];
  leadingPosts: readonly string[];
  achievements: readonly string[];
  duties: readonly string[];
  tools: readonly string[];
  knowledge: readonly string[];
  courses: readonly string[];
};

/** @param text one entry a line, as "key: text"; a key may come often */
export function careerOf(text: string): Career {
  const entries = text
    .trim()
    .split("\n")
    .map((line) => line.split(/: (.*)/));
  const all = (key: string) => entries.flatMap(([name, entry]) => (name === key && entry ? [entry] : []));
  return {
    degree: all("carrera").join(),
    title: all("titulo").join(),
    profiles: all("perfil"),
    emptyProfiles: all("flojo"),
    employers: all("empleador"),
    traineePosts: all("practica"),
    posts: all("cargo"),
    leadingPosts: all("jefatura"),
    achievements: all("logro"),
    duties: all("tarea"),
    tools: all("herramienta"),
    knowledge: all("saber"),
    courses: all("curso"),
  };
}
