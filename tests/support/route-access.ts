import type { Permission } from "#app/features/permissions/permissions.ts";

/**
 * Who may call which route, by the name of its file: written by hand, so that a new route fails the tests until
 * somebody has decided.
 */

/**
 * machine: no session opens it; it looks at where a request comes from, or at a token. staff: any role but the
 * students', which is then led to what it may see. Else: the permission that it needs.
 */
export type Access = "public" | "user" | "machine" | "staff" | Permission;

export const PUBLIC = [
  "$",
  "[.]well-known.security[.]txt",
  "_index",
  "api.$",
  "api.coaching.appointment",
  "api.coaching.rating",
  "api.auth.directory-login",
  "api.auth.entry-code",
  "api.auth.entry-code.enter",
  "api.auth.login",
  "api.auth.passkey",
  "api.auth.passkey.question",
  "api.auth.second-factor",
  "api.auth.logout",
  "api.institution.logo",
  "appointment.$token",
  "auth.oidc.$provider",
  "auth.oidc.$provider_.backchannel-logout",
  "auth.oidc.$provider_.callback",
  "auth.saml",
  "auth.saml_.acs",
  "auth.saml_.logout",
  "auth.saml_.metadata",
  // The address itself is the key.
  "calendar.$token[.]ics",
  "healthz",
  "login",
  "login-old",
  "login_.codigo",
  "login_.verificar",
  "rating.$token",
  "readyz",
  "scim.v2.$",
];
export const USER = [
  "account",
  "account_.own-password",
  "account_.second-factor",
  "analyze-cv",
  "api.account.erase",
  "api.account.export",
  "api.account.email",
  "api.account.email.confirm",
  "api.account.email.withdraw",
  "api.account.identity-code",
  "api.account.objections.withdraw",
  "api.account.passkeys.$id.remove",
  "api.account.passkeys.$id.rename",
  "api.account.passkeys.options",
  "api.account.passkeys.question",
  "api.account.password",
  "api.account.password.first",
  "api.account.review-requests",
  "api.account.review-requests.$id.withdraw-consent",
  "api.account.rights",
  "api.account.rights.$id.evidence",
  "api.account.rights.$id.reply",
  "api.account.rights.$id.withdraw",
  "api.account.second-factor.recovery-codes",
  "api.account.second-factor.totp",
  "api.account.second-factor.totp.confirm",
  "api.account.second-factor.totp.remove",
  "api.account.passkeys",
  "api.account.sessions.close-others",
  "api.account.unblock",
  "api.auth.me",
  "api.coaching.bookings",
  "api.coaching.coaches.$coach.portrait",
  "api.coaching.bookings.$id.calendar[.]ics",
  "api.coaching.bookings.$id.cancel",
  "api.coaching.bookings.$id.reschedule",
  "api.coaching.occupied-slots.$coachId",
  "api.coaching.schedule",
  "api.coaching.waiting-list",
  "api.coaching.waiting-list.$id.accept",
  "api.coaching.waiting-list.$id.leave",
  "api.cv.analyses.$id.corrections",
  "api.cv.analyses.$id.report",
  "api.cv.analyze",
  "api.cv.progress",
  "api.interview-feedback",
  "api.interview.analyze-response",
  "api.interview.finish",
  "api.interview.heartbeat",
  "api.interview.questions",
  "api.interview.resume",
  "api.interview.start",
  "api.job-offers",
  "api.job-offers.$id",
  "api.job-offers.$id.remove",
  "api.job-offers.$id.restore",
  "api.job-offers.read-file",
  "api.practice.attempts",
  "api.transcribe",
  "api.workshop.$analysisId.acts",
  "api.workshop.$analysisId.file",
  "api.workshop.$analysisId.lines",
  "api.workshop.$analysisId.preview",
  "api.workshop.$analysisId.versions",
  "api.workshop.$analysisId.versions.$id.remove",
  "api.workshop.word",
  "coach-schedule",
  "dashboard",
  "interview-chat.$hunterId",
  "interview-feedback",
  "interviews",
  "job-match.$id",
  "job-match._index",
  "job-match.offers",
  "login_.listo",
  "my-activities",
  "practice.$question",
  "practice._index",
  "rubrica",
  "workshop.$analysisId",
  "workshop.$analysisId_.versions",
];
export const STAFF_PAGES: Readonly<Record<string, "staff" | Permission>> = {
  admin: "staff",
  "admin_.audit": "audit",
  "admin_.coaches": "coaches",
  "api.coach.sessions.$id.note": "desk",
  coach: "desk",
  "coach_.appointments.$id": "desk",
  "admin_.institution": "institution",
  "admin_.outbox": "outbox",
  "admin_.questions": "questions",
  "admin_.report": "report",
  "admin_.reviews": "reviews",
  "admin_.rights": "rights",
  "admin_.roles": "roles",
  "admin_.access": "system",
  "admin_.system": "system",
  "admin_.access_.tokens": "tokens",
};

/** Calls of staff about what is their own. */
const OWN_CALLS: Readonly<Record<string, Permission>> = {
  "api.coach.busy-calendar": "sessions",
  "api.coach.busy-calendar_.remove": "sessions",
  "api.coach.calendar-feed": "sessions",
  "api.coach.calendar-feed_.remove": "sessions",
};

/** By the part after "api.admin."; a route with its own line is another case than its neighbours. */
const STAFF_CALLS: Readonly<Record<string, Permission>> = {
  activities: "activities",
  audit: "audit",
  clock: "people",
  "coach-portrait": "coaches",
  "coach-portrait_": "coaches",
  "coach-sessions": "sessions",
  coaches: "coaches",
  "coaches.$id.offer": "sessions",
  cohorts: "report",
  "cv-analyses": "results",
  feedback: "results",
  institution: "institution",
  "login-delays": "system",
  "openapi[": "system",
  outbox: "outbox",
  questions: "questions",
  report: "report",
  "review-requests": "reviews",
  rights: "rights",
  roster: "roster",
  "sample-data": "people",
  summary: "people",
  system: "system",
  today: "people",
  access: "system",
  tokens: "tokens",
  "upload-excel": "roster",
  "upload-excel_": "roster",
  users: "people",
  "users.$id.role": "roles",
  "users.$id.second-factor.remove": "roles",
};

export const MACHINE = [
  "api.roster",
  "metrics",
  "scim.v2.ResourceTypes",
  "scim.v2.ResourceTypes.$name",
  "scim.v2.Schemas",
  "scim.v2.Schemas.$name",
  "scim.v2.ServiceProviderConfig",
  "scim.v2.Users",
  "scim.v2.Users.$id",
];

/** @returns undefined for a route that nobody has decided about */
export function accessOf(name: string): Access | undefined {
  if (PUBLIC.includes(name)) return "public";
  if (USER.includes(name)) return "user";
  if (MACHINE.includes(name)) return "machine";
  if (Object.hasOwn(STAFF_PAGES, name)) return STAFF_PAGES[name];
  if (Object.hasOwn(OWN_CALLS, name)) return OWN_CALLS[name];
  if (!name.startsWith("api.admin.")) return undefined;
  const call = name.slice("api.admin.".length);
  return STAFF_CALLS[call] ?? STAFF_CALLS[call.split(".")[0] ?? ""];
}

/** Whether only staff may call it. */
export function isForStaff(name: string): boolean {
  return !["public", "user", "machine"].includes(accessOf(name) ?? "");
}

/** "/app/routes/login/route.tsx" is "login". */
export const routeName = (file: string) => file.replace(/^\/app\/routes\//, "").replace(/(\/route)?\.tsx?$/, "");

/** Input for every parameter of a path; nobody has these ids. */
const PARAMETERS: Readonly<Record<string, string>> = {
  id: "999999",
  coachId: "1",
  date: "2030-01-01",
  hunterId: "natalia",
  name: "User",
};

/** The path that leads to a route. @param given parameters instead of the usual ones */
export function pathOf(name: string, given: Readonly<Record<string, string>> = {}): string {
  if (name === "_index") return "/";
  const segments = name.split(/\.(?!\])/).map((segment) => {
    const plain = segment.replace("[.]", ".").replace(/_$/, "");
    if (plain === "$") return "nowhere";
    const [, key, rest = ""] = /^\$(\w+)(.*)$/.exec(plain) ?? [];
    return key === undefined ? plain : `${given[key] ?? PARAMETERS[key] ?? `$${key}`}${rest}`;
  });
  return `/${segments.join("/")}`;
}
