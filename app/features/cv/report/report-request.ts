import { z } from "zod";

const text = (max: number) => z.string().trim().max(max);

/** Body of POST /api/cv/analyses/:id/report: the profile as the student edited it, or nothing for the extracted one. */
export const reportRequestSchema = z.object({
  candidate: z
    .object({
      name: text(200),
      profession: text(200),
      location: text(200),
      experience: text(2000),
      education: text(2000),
      skills: z.array(text(200)).max(200),
      email: text(200).optional(),
      phone: text(60).optional(),
      linkedin: text(300).optional(),
    })
    .optional(),
});
