import { z } from "zod";
import { afterResetSchema } from "#app/features/access/entry-code/after-reset.ts";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { ROLES } from "#app/features/permissions/roles.ts";
import { MAIL_STATES } from "./list-options.ts";

/** JSON responses of the lists, GET /api/admin/{tab}. The browser imports only their types. */

/** Fields that every list response has besides its rows. */
const pageInfo = {
  total: z.number().int().min(0).describe("rows that match, on all pages"),
  totalIsMinimum: z.boolean().describe("there are more than `total` (say 'más de 10.000')"),
  next: z
    .string()
    .nullable()
    .describe("sent as `cursor`, with the same filters and order, it gets the next page; null on the last one"),
};
export type PageInfo = z.infer<z.ZodObject<typeof pageInfo>>;

const id = z.number().int();
/** The user that a row belongs to. */
const person = { userId: id, userName: z.string(), userRut: z.string() };

const adminUserSchema = z
  .object({
    id,
    rut: z.string(),
    name: z.string(),
    email: z.string(),
    isEmailPlaceholder: z.boolean().describe("the address is made from the identifier: nothing is sent there"),
    role: z.enum(ROLES),
    isActive: z.boolean(),
    createdAt: z.iso.datetime(),
    interviewTimeFactor: z.number().describe("extra time in interviews, from 1 (none) to 3 times as long"),
    hasInitialPassword: z.boolean().describe("the password is the first 4 digits of the RUT"),
    afterReset: afterResetSchema,
    isSample: z.boolean().describe("an invented person of the sample data"),
    isBlocked: z.boolean().describe("has had the processing of the own data blocked"),
  })
  .meta({ id: "AdminUser" });
export type AdminUser = z.infer<typeof adminUserSchema>;

const adminActivitySchema = z.object({
  id,
  ...person,
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
});
export type AdminActivity = z.infer<typeof adminActivitySchema>;

const adminAnalysisSchema = z.object({
  id,
  ...person,
  fileName: z.string(),
  fileType: z.string().describe("MIME type"),
  fileSize: z.number().int().describe("bytes"),
  processingStatus: z.enum(["processing", "completed", "failed"]),
  currentLevel: z.number().nullable().describe("years of experience; null until completed"),
  overallScore: z.number().nullable().describe("0 to 100; null until completed"),
  createdAt: z.iso.datetime(),
});
export type AdminAnalysis = z.infer<typeof adminAnalysisSchema>;

export const adminSessionSchema = z
  .object({
    id,
    userId: id,
    userRut: z.string(),
    clientName: z.string(),
    clientEmail: z.string(),
    clientPhone: z.string().describe("empty when none was given"),
    coachId: id,
    coachName: z.string(),
    scheduledDate: z.iso.datetime(),
    status: z.enum(["scheduled", "completed", "cancelled", "no_show"]),
    confirmedAt: z.iso.datetime().nullable().describe("when the student said to come at this time; null: not yet"),
    message: z.string().describe("empty when there is none"),
    isAccountActive: z.boolean().describe("the person's account is active"),
  })
  .meta({ id: "AdminSession" });
export type AdminSession = z.infer<typeof adminSessionSchema>;

const adminFeedbackSchema = z.object({
  id,
  ...person,
  hunterId: z.enum(HUNTER_IDS),
  hunterRating: z.number().int().min(1).max(5),
  feedback: z.string().describe("comments; empty when there are none"),
  createdAt: z.iso.datetime(),
});
export type AdminFeedback = z.infer<typeof adminFeedbackSchema>;

const adminMailSchema = z
  .object({
    id,
    name: z.string().describe("of the recipient; may be empty"),
    recipient: z.string().describe("address"),
    subject: z.string(),
    booking: z
      .object({ id, startsAt: z.iso.datetime(), clientName: z.string() })
      .nullable()
      .describe("the session that it is about; null for other mails and when the session is gone"),
    state: z.enum(MAIL_STATES),
    cause: z.string().nullable().describe("Spanish cause of the last trouble, or why it was not sent"),
    attempts: z.number().int(),
    nextAttemptAt: z.iso.datetime().nullable().describe("only while it waits"),
    expiresAt: z.iso.datetime().nullable().describe("after this it is no longer sent"),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "AdminMail" });
/** An outgoing mail, without its text. */
export type AdminMail = z.infer<typeof adminMailSchema>;

const trailPersonSchema = z.object({
  name: z.string().nullable().describe("null: the account has been erased"),
  pseudonym: z.string(),
});
const adminAuditRowSchema = z
  .object({
    id: id.describe("number of the row, without gaps"),
    actor: trailPersonSchema.nullable().describe("null: the platform itself"),
    actorRole: z.string().describe("at that time; token: a program with its token; system: the platform itself"),
    action: z.string(),
    target: trailPersonSchema.nullable().describe("the person that it was about"),
    targetUserId: id.nullable(),
    targetKind: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    hash: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "AdminAuditRow" });
export type AdminAuditRow = z.infer<typeof adminAuditRowSchema>;

export const usersPageSchema = z.object({ users: z.array(adminUserSchema), ...pageInfo });
export type UsersPage = z.infer<typeof usersPageSchema>;
export const activitiesPageSchema = z.object({ activities: z.array(adminActivitySchema), ...pageInfo });
export type ActivitiesPage = z.infer<typeof activitiesPageSchema>;
export const analysesPageSchema = z.object({ analyses: z.array(adminAnalysisSchema), ...pageInfo });
export type AnalysesPage = z.infer<typeof analysesPageSchema>;
export const sessionsPageSchema = z.object({ sessions: z.array(adminSessionSchema), ...pageInfo });
export type SessionsPage = z.infer<typeof sessionsPageSchema>;
export const feedbackPageSchema = z.object({ feedback: z.array(adminFeedbackSchema), ...pageInfo });
export type FeedbackPage = z.infer<typeof feedbackPageSchema>;
export const outboxPageSchema = z.object({ mails: z.array(adminMailSchema), ...pageInfo });
export type OutboxPage = z.infer<typeof outboxPageSchema>;
export const auditPageSchema = z.object({ trail: z.array(adminAuditRowSchema), ...pageInfo });
export type AuditPage = z.infer<typeof auditPageSchema>;

const GONE = "absent when it was erased meanwhile";
export const userAnswerSchema = z.object({ user: adminUserSchema.optional().describe(GONE) });
export const mailAnswerSchema = z.object({ mail: adminMailSchema.optional().describe(GONE) });
export const sessionAnswerSchema = z.object({ session: adminSessionSchema.optional().describe(GONE) });
