import { z } from "zod";
import { availabilitySchema } from "#app/features/coaching/booking-types.ts";

/** JSON responses of the calls under /api/admin. The browser imports only their types. */

const bytes = z.number().describe("bytes");
const count = z.number().int().min(0);

const outboxSchema = z
  .object({
    smtpConfigured: z.boolean().describe("without it mails wait and are written to DATA_DIR/outbox"),
    counts: z.object({ queued: count, sending: count, sent: count, expired: count, failed: count }),
    oldestWaiting: z.iso.datetime().nullable().describe("when the oldest message that has not left was written"),
    lastError: z
      .string()
      .nullable()
      .describe("Spanish cause of the latest trouble among messages that wait or failed; no addresses, no texts"),
    failureCause: z.string().nullable().describe("cause that all failed messages share; null when theirs differ"),
  })
  .meta({ id: "Outbox" });

const clockDoubtSchema = z.object({
  kind: z.enum(["ahead", "behind"]).describe("ahead: far behind the last sign of life · behind: before it"),
  lastSeenAt: z.iso.datetime().describe("the last instant at which the clock could be believed"),
  now: z.iso.datetime().describe("what the clock says"),
  days: z.number().int().describe("whole days between the two"),
});

export const adminSummarySchema = z
  .object({
    users: count,
    cvAnalyses: count,
    activities: count,
    coachSessions: count,
    scheduledSessions: count.describe("sessions whose status is scheduled"),
    nextSession: z
      .object({ startsAt: z.iso.datetime(), coachName: z.string() })
      .nullable()
      .describe("the next session with status scheduled; null without any"),
    mail: outboxSchema,
    openReviewRequests: count,
    openRightsRequests: count,
    clock: clockDoubtSchema
      .nullable()
      .describe("why nothing is deleted by its age for now; null: the clock is believed"),
    samplePeople: count.describe("invented people among the users; 0: there is no sample data"),
  })
  .meta({ id: "AdminSummary" });
export type AdminSummary = z.infer<typeof adminSummarySchema>;

const diskSchema = z.object({
  freeBytes: bytes,
  totalBytes: bytes,
  urgency: z
    .enum(["full", "refusing", "low", "fine"])
    .describe("full: changes are refused · refusing: uploads are · low: that is near · fine"),
  wantedBytes: bytes.describe("free bytes that end the urgency"),
  reserveBytes: bytes.describe("what uploads leave free: DISK_RESERVE_MB"),
  ballast: z
    .object({ wantedBytes: bytes, heldBytes: bytes })
    .describe("wanted 0: there is none; held 0: it was given up, or could not be made"),
  failures: z
    .object({ full: count, broken: count })
    .describe("writes that failed since the start: no room, or the disk itself"),
});
/** The disk that holds DATA_DIR. */
export type DiskReport = z.infer<typeof diskSchema>;

export const signInStateSchema = z
  .object({
    blockedNames: count.describe(
      "names (RUT, e-mail, user of the directory) that wait after failed tries, whether or not somebody has them",
    ),
    blockedDirectoryNames: count.describe("of them, user names of the university's directory"),
    slowNetworks: count.describe("networks whose tries are looked at one after the other"),
    waiting: count.describe("tries that wait this moment"),
    isAlarmUp: z.boolean().describe("many accounts are being tried: every unknown browser waits 2 s"),
  })
  .meta({ id: "SignInState" });
/** State of the sign-in throttle. */
export type SignInState = z.infer<typeof signInStateSchema>;

const fairnessSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("unmeasured") }),
  z.object({
    state: z.enum(["fair", "unfair"]),
    at: z.iso.datetime(),
    pairs: count,
    largest: z.number(),
    mean: z.number(),
    swap: z.string(),
  }),
]);

export const systemStateSchema = z.object({
  version: z.string().describe("of the platform"),
  nodeVersion: z.string(),
  sqliteVersion: z.string(),
  engine: z
    .object({
      engine: z.enum(["rules", "llama", "remote"]),
      model: z.string().nullable(),
      isReady: z.boolean(),
      line: z.string().describe("Spanish: what to do if it is not what was wanted"),
    })
    .describe("what answers"),
  fairness: fairnessSchema
    .nullable()
    .describe(
      "whether the model that answers grades the same CV alike in anybody's hands; null where the rules answer",
    ),
  voice: z.string().describe("whether answers can be spoken, in Spanish, with what to do where they cannot"),
  startedAt: z.iso.datetime(),
  uptimeSeconds: count,
  now: z.iso.datetime(),
  memory: z.object({ rssBytes: bytes }),
  queues: z
    .array(z.object({ kind: z.string(), queued: count, running: count }))
    .describe("work that waits or runs, by kind; kinds without any are left out"),
  disk: diskSchema.describe("the disk that holds DATA_DIR"),
  database: z.object({ bytes }),
  mail: outboxSchema,
  signIn: signInStateSchema.describe("what slows sign-ins"),
  lastBackup: z
    .object({ at: z.iso.datetime(), bytes })
    .nullable()
    .describe("the newest finished one in BACKUP_DIR; null: none has been made"),
  backupDisk: z
    .object({ freeBytes: bytes, totalBytes: bytes, wantedBytes: bytes.describe("two more copies") })
    .nullable()
    .describe("the disk it lies on; null: it is the disk of DATA_DIR, or cannot be looked at"),
  backupFailure: z
    .object({ at: z.iso.datetime(), message: z.string() })
    .nullable()
    .describe("the last try, if it failed: the cause in Spanish, with what to do"),
});
/** GET /api/admin/system: 'Estado del sistema' */
export type SystemState = z.infer<typeof systemStateSchema>;

const figure = z.number().nullable();
/** A figure of the report; null = suppressed, because it is about 1 to 4 people who could be identified. */
export type Figure = z.infer<typeof figure>;

const usesSchema = z.object({ uses: figure, people: figure.describe("different persons") });

const periodFigures = {
  totals: z.object({ cv: usesSchema, interviews: usesSchema, bookings: usesSchema }),
  bookingsByStatus: z
    .object({ scheduled: figure, completed: figure, cancelled: figure, no_show: figure })
    .describe("sessions that start in the period"),
  means: z
    .object({ cvScore: figure, interviewScore: figure, hunterRating: figure, sessionRating: figure })
    .describe("scores in whole points, stars in halves; null over fewer people than minimumForMeans"),
};
export type PeriodFigures = z.infer<z.ZodObject<typeof periodFigures>>;

const groupCounts = z.object({ cv: figure, interviews: figure, bookings: figure }).describe("different persons");

export const termReportSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date().describe("included"),
  generatedAt: z.iso.datetime(),
  includesSampleData: z.boolean().describe("there are invented people, and what they did is in the figures"),
  minimumPeople: z.number().int().describe("figures about fewer people than this are held back: null"),
  minimumForMeans: z.number().int().describe("means over fewer people than this are held back: null"),
  countStep: z.number().int().describe("counts are multiples of this, rounded down"),
  ...periodFigures,
  previous: z
    .object({ from: z.iso.date(), to: z.iso.date(), ...periodFigures })
    .describe("as many days of the term before, or right before the period when it begins with no term"),
  weeks: z
    .array(z.object({ week: z.iso.date().describe("its Monday"), cv: figure, interviews: figure, bookings: figure }))
    .describe("every week of the period, also the empty ones; the first and last may be cut by the period"),
  scores: z
    .array(z.object({ from: z.number(), to: z.number(), people: figure }))
    .describe("people by the score of their newest finished analysis in the period: 0-9, 10-19 … 90-100"),
  movement: z
    .object({ people: figure, first: figure, last: figure })
    .describe("first and last score of the people with two or more analyses in the period: means over people"),
  groups: z
    .array(z.object({ name: z.string().nullable(), now: groupCounts, before: groupCounts }))
    .describe("by the field `by`, largest first; null: people without one, and values of fewer than five people"),
});
/** GET /api/admin/report: the term in figures, without personal data. */
export type TermReport = z.infer<typeof termReportSchema>;

const blockedDateSchema = z.object({ date: z.iso.date(), reason: z.string() });
export type BlockedDate = z.infer<typeof blockedDateSchema>;

const wallTime = z.string().nullable().describe("wall time of Chile, 15:00; null: the whole day");
const absenceViewSchema = z
  .object({
    id: z.number().int(),
    fromDate: z.iso.date(),
    fromTime: wallTime,
    untilDate: z.iso.date().describe("its last day"),
    untilTime: wallTime,
    reason: z.string(),
    liveBookings: count.describe("sessions to come that are booked in this time"),
  })
  .meta({ id: "CoachAbsence" });
/** When a coach is away. */
export type AdminAbsence = z.infer<typeof absenceViewSchema>;

export const adminCoachSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    email: z.string().describe("where the notices of bookings go; empty: the coach takes no bookings"),
    specialty: z.string(),
    title: z.string(),
    description: z.string(),
    image: z.string().describe("path of a picture of this platform; empty: the initials stand for it"),
    availability: availabilitySchema,
    modality: z.enum(["both", "in_person", "online"]),
    meetingPlace: z.string(),
    meetingLink: z.string(),
    isActive: z.boolean(),
    isSample: z.boolean().describe("belongs to the sample data and goes with it"),
    isBookable: z.boolean().describe("active, and with an e-mail"),
    sessionMinutes: z.number().int().describe("length of a session"),
    account: z.string().describe("identifier of the account with which the coach signs in; empty: none"),
    absences: z.array(absenceViewSchema).describe("that are not over, in order"),
    blockedDates: z.array(blockedDateSchema).describe("whole days of Chile from today on within absences, in order"),
  })
  .meta({ id: "AdminCoach" });
/** A coach with the fields that the office edits. */
export type AdminCoach = z.infer<typeof adminCoachSchema>;
export type CoachModality = AdminCoach["modality"];

export const adminReviewRequestSchema = z
  .object({
    id: z.number().int(),
    userId: z.number().int(),
    userName: z.string(),
    userRut: z.string(),
    subject: z.enum(["cv", "interview"]),
    subjectId: z.number().int().describe("id of the analysis or of the interview"),
    score: z
      .number()
      .nullable()
      .describe("the score that is asked about; null when the analysis or the interview is gone"),
    message: z.string(),
    createdAt: z.iso.datetime(),
    answer: z.string().nullable(),
    answeredAt: z.iso.datetime().nullable(),
    answeredByName: z.string().nullable(),
    disputed: count.describe("how many answers did answer, as the person says; never their texts; 0 without consent"),
    inFavour: z.boolean().nullable().describe("whether the office said that the person is right; null: it did not say"),
  })
  .meta({ id: "AdminReviewRequest" });
/** A person's request that the office reviews an automatic score. */
export type AdminReviewRequest = z.infer<typeof adminReviewRequestSchema>;

/** Whether the audit trail is whole. */
export const chainStateSchema = z
  .object({
    rows: count,
    hash: z.string().describe("of the last row"),
    intactUpTo: count.describe("number of the last row up to which everything is as it was written"),
    anchors: count.describe("heads found in backups"),
    problems: z.array(z.string()).describe("Spanish sentences; none: the trail is whole"),
    notes: z.array(z.string()).describe("what a restored backup explains"),
    checkedAt: z.iso.datetime(),
  })
  .meta({ id: "AuditChainState" });
export type ChainStateAnswer = z.infer<typeof chainStateSchema>;
