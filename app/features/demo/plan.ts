import type { HunterId } from "#app/features/interview/hunters.ts";

/** The steps of the invented people as pure data; features/demo/steps carries them out with the product's own rules. */

/** An answer with its text and response time. */
export type SampleAnswer = { text: string; seconds: number };

export type SignIn = { kind: "sign-in"; at: Date };

export type CvUpload = {
  kind: "cv";
  at: Date;
  fileName: string;
  /** Plain text; converted to a PDF when the file name ends in .pdf. */
  text: string;
};

export type InterviewHeld = {
  kind: "interview";
  at: Date;
  /** Unique for each interview; an interview that exists already is found by it. */
  seed: string;
  hunterId: HunterId;
  /** Whether the questions come from the newest CV analysis. */
  fromCv: boolean;
  /** The attempts at a question, in order. */
  answersTo(question: { id: string; category: string; question: string }, index: number): readonly SampleAnswer[];
  /** Index of the question before which the person leaves; null: stays to the end. */
  leavesBefore: number | null;
};

export type BookingMade = {
  kind: "booking";
  at: Date;
  /** One of the first two coaches of a new platform by id, or the one that belongs to the sample data. */
  coach: 1 | 2 | "sample";
  /** The first free slot between these two times is booked. */
  from: Date;
  to: Date;
  /** Only slots in the last hour of a coach's day. */
  isLate: boolean;
  message: string;
  phone: string;
  outcome: "scheduled" | "completed" | "no_show" | "cancelled";
};

export type Rating = { kind: "rating"; at: Date; seed: string; hunterId: HunterId; rating: number; comments: string };

/** A review request for the person's newest CV analysis. */
export type ReviewAsked = { kind: "review"; at: Date; message: string };

export type Step = SignIn | CvUpload | InterviewHeld | BookingMade | Rating | ReviewAsked;

/** An invented person with the data of the account. */
export type SamplePerson = {
  /** Index in the list; 0 is the demo student. */
  number: number;
  rut: string;
  name: string;
  email: string;
  /** Number of days before the beginning of the sample data when the account was created. */
  createdDaysAgo: number;
  isActive: boolean;
  /** @param begunAt reference for all dates; only future sessions are later */
  steps(begunAt: Date): readonly Step[];
};
