import type { BookingStatus, Modality } from "../booking-types.ts";
import type { Topic } from "./topics.ts";

/** What the coach's desk shows; shared with the browser. Days and times are wall times of Chile. */

export const MAX_NOTE_CHARS = 4_000;

export type DeskSession = {
  id: number;
  startsAt: string;
  endsAt: string;
  date: string;
  time: string;
  until: string;
  /** The student's, as given at booking. */
  name: string;
  message: string;
  status: BookingStatus;
  modality: Modality;
  hasNote: boolean;
};

export type NextSession = DeskSession & {
  /** Empty where it is not known. */
  career: string;
  /** Of the virtual meeting. */
  link: string | null;
  /** The coach's newest note on the same student. */
  lastNote: { date: string; note: string } | null;
};

/** Hours on which the coach takes appointments. */
export type OpenHours = { date: string; from: string; until: string };

export type Desk = {
  coach: { name: string; minutes: number };
  now: string;
  today: string;
  /** Monday to Sunday. */
  days: string[];
  sessions: DeskSession[];
  open: OpenHours[];
  next: NextSession | null;
  toClose: DeskSession[];
};

export type Appointment = Omit<DeskSession, "hasNote"> & {
  email: string;
  /** Empty when not given. */
  phone: string;
  career: string;
  /** Empty where the coach will tell. */
  place: string;
  link: string | null;
  note: { note: string; topic: Topic | null; updatedAt: string } | null;
  /** Earlier and later ones of the same student with this coach, newest first. */
  others: {
    id: number;
    date: string;
    endsAt: string;
    status: BookingStatus;
    topic: Topic | null;
    note: string | null;
  }[];
};
