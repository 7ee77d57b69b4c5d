import { foundation } from "./0001-foundation.ts";
import { interviews } from "./0002-interviews.ts";
import { coaching } from "./0003-coaching.ts";
import { administration } from "./0004-administration.ts";
import { administrationOrder } from "./0005-administration-order.ts";
import { nothingLost } from "./0006-nothing-lost.ts";
import { loginThrottle } from "./0007-login-throttle.ts";
import { disputesAsLabels } from "./0008-disputes-as-labels.ts";
import { corrections } from "./0009-corrections.ts";
import { openListOfHunters } from "./0010-open-list-of-hunters.ts";
import { samplePeople } from "./0011-sample-people.ts";
import { roster } from "./0012-roster.ts";
import { officeDay } from "./0013-office-day.ts";
import { waitingList } from "./0014-waiting-list.ts";
import { emailChanges } from "./0015-email-changes.ts";
import { interviewQuestions } from "./0016-interview-questions.ts";
import { coaches } from "./0017-coaches.ts";
import { institution } from "./0018-institution.ts";
import { roles } from "./0019-roles.ts";
import { externalIdentities } from "./0020-external-identities.ts";
import { secondFactor } from "./0021-second-factor.ts";
import { audit } from "./0022-audit.ts";
import { rights } from "./0023-rights.ts";
import { apiTokens } from "./0024-api-tokens.ts";
import { entryCodes } from "./0025-entry-codes.ts";
import { followUps } from "./0026-follow-ups.ts";
import { spokenAnswers } from "./0027-spoken-answers.ts";
import { practice } from "./0028-practice.ts";
import { partsRead } from "./0029-parts-read.ts";
import { jobOffers } from "./0030-job-offers.ts";
import { interviewOffers } from "./0031-interview-offers.ts";
import { workshopLines } from "./0032-workshop-lines.ts";
import { workshopVersions } from "./0033-workshop-versions.ts";
import { workshopActs } from "./0034-workshop-acts.ts";
import { sessionNotes } from "./0035-session-notes.ts";
import { coachFeeds } from "./0036-coach-feeds.ts";
import { mailedLinks } from "./0037-mailed-links.ts";
import { coachCalendars } from "./0038-coach-calendars.ts";
import type { Migration } from "./migration.ts";

/** In order, without gaps. A released migration must never change. */
export const migrations: readonly Migration[] = [
  foundation,
  interviews,
  coaching,
  administration,
  administrationOrder,
  nothingLost,
  loginThrottle,
  disputesAsLabels,
  corrections,
  openListOfHunters,
  samplePeople,
  roster,
  officeDay,
  waitingList,
  emailChanges,
  interviewQuestions,
  coaches,
  institution,
  roles,
  externalIdentities,
  secondFactor,
  audit,
  rights,
  apiTokens,
  entryCodes,
  followUps,
  spokenAnswers,
  practice,
  partsRead,
  jobOffers,
  interviewOffers,
  workshopLines,
  workshopVersions,
  workshopActs,
  sessionNotes,
  coachFeeds,
  mailedLinks,
  coachCalendars,
];
