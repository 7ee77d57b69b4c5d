import { AppError, type AppErrorCode } from "#app/platform/errors.ts";
import { type NoticeCode, noticeOf } from "./notices.ts";

const STATUS: Partial<Record<NoticeCode, AppErrorCode>> = {
  unreachable: "unavailable",
  busy: "unavailable",
  unknown: "forbidden",
  inactive: "forbidden",
  two_people: "conflict",
  other_subject: "conflict",
  identifier: "unprocessable",
};

/** The refusal of a sign-in with the institution's account; `reason` is the code that /login shows. */
export class SignInRefused extends AppError {
  readonly notice: NoticeCode;
  /** Why, for the log: a word of ours, never something that was sent. */
  readonly detail: string | undefined;

  constructor(notice: NoticeCode, detail?: string) {
    const { title = "", text = "" } = noticeOf(notice) ?? {};
    super(STATUS[notice] ?? "unauthenticated", `${title}. ${text}`, { title, reason: notice });
    this.notice = notice;
    this.detail = detail;
  }
}
