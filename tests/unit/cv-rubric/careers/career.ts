import type { CvSpec } from "../cv-builder.ts";

export type Tier = "A" | "B" | "C";
export type Career = { career: string; tier: Tier; spec: CvSpec };

/** The head of a CV with complete contact data. */
export const contact = (name: string, profession: string, user: string): CvSpec => ({
  name,
  profession,
  email: `${user}@example.cl`,
  phone: "+56955550199",
  location: "Valdivia, Chile",
  linkedin: `linkedin.com/in/${user}-ejemplo`,
});
