import type { HunterId } from "#app/features/interview/hunters.ts";

/** What the invented people did, step by step. Pure data: features/demo/steps lets the product's own rules do it. */

/** An answer as it is given: its text, and the seconds that it took. */
export type SampleAnswer = { text: string; seconds: number };

export type SignIn = { kind: "sign-in"; at: Date };

export type CvUpload = {
  kind: "cv";
  at: Date;
  fileName: string;
  /** Plain text; a name that ends in .pdf makes a PDF of it. */
  text: string;
};

export type InterviewHeld = {
  kind: "interview";
  at: Date;
  /** Unlike any other interview's: an interview that is there already is found by it. */
  seed: string;
  hunterId: HunterId;
  /** Asks the questions of the newest CV analysis. */
  fromCv: boolean;
  /** How often a question is tried, with what, and after how many questions the person leaves. */
  answersTo(question: { id: string; category: string; question: string }, index: number): readonly SampleAnswer[];
  /** Leaves before the question with this index; null: stays to the end. */
  leavesBefore: number | null;
};

export type BookingMade = {
  kind: "booking";
  at: Date;
  /** One of the first two coaches of a new platform by id, or the one that belongs to the sample data. */
  coach: 1 | 2 | "sample";
  /** The first free slot between these two is taken. */
  from: Date;
  to: Date;
  /** Only the last hour of a coach's day. */
  isLate: boolean;
  message: string;
  phone: string;
  outcome: "scheduled" | "completed" | "no_show" | "cancelled";
};

export type Rating = { kind: "rating"; at: Date; seed: string; hunterId: HunterId; rating: number; comments: string };

/** Of the person's newest CV analysis. */
export type ReviewAsked = { kind: "review"; at: Date; message: string };

export type Step = SignIn | CvUpload | InterviewHeld | BookingMade | Rating | ReviewAsked;

/** An invented person as the account needs it. */
export type SamplePerson = {
  /** Place in the list; 0 is the demo student. */
  number: number;
  rut: string;
  name: string;
  email: string;
  /** Days before the beginning of the sample data on which the account was made. */
  createdDaysAgo: number;
  isActive: boolean;
  /** @param begunAt all dates are counted from here, and none but those of sessions to come is later */
  steps(begunAt: Date): readonly Step[];
};
