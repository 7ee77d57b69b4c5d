import type { Db } from "#db/open.server.ts";
import type { Random } from "../../../tests/support/mutate.ts";
import type { Account } from "../../../tests/support/server.ts";
import type { Actor } from "./actor.ts";
import type { Caller } from "./caller.ts";

/** Repeatedly signs in and changes its own password. */
export class AccountActor implements Actor {
  readonly kind = "sign-in, password";
  readonly caller: Caller;
  readonly #account: Account;
  readonly #userId: number;
  readonly #random: Random;
  /** The new password of an unanswered change, which may or may not be in effect. */
  #perhaps: string | null = null;
  #logins = 0;
  #changes = 0;
  #open: "login" | "password_changed" | null = null;

  constructor(caller: Caller, userId: number, account: Account, random: Random) {
    this.caller = caller;
    this.#userId = userId;
    this.#account = { ...account };
    this.#random = random;
  }

  async act(): Promise<void> {
    // After an unanswered change, tries the new password first and then the old one.
    if (this.#perhaps !== null) {
      if (await this.#signIn(this.#perhaps, [401])) this.#account.password = this.#perhaps;
      this.#perhaps = null;
    }
    if (!(await this.#signIn(this.#account.password))) return;
    // Only consonants, so that it contains no digits of the RUT and is hardly ever a common password.
    const next = Array.from({ length: 12 }, () => this.#random.pick([..."bcdfghjkmnprtvxz"])).join("");
    this.#perhaps = next;
    this.#open = "password_changed";
    const sent = { current: this.#account.password, next };
    const { status } = await this.caller.post("/api/account/password", sent);
    this.#open = null;
    this.#perhaps = null;
    if (status !== 200) return;
    this.#account.password = next;
    this.#changes += 1;
  }

  async #signIn(password: string, refusals: readonly number[] = []): Promise<boolean> {
    this.#open = "login";
    const sent = { rut: this.#account.rut, password };
    const { status, retryAfter } = await this.caller.post("/api/auth/login", sent, [...refusals, 429]);
    this.#open = null;
    // Attempts that ended with an error also count as attempts, so the throttle may ask to wait.
    if (status === 429) {
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
      return this.#signIn(password, refusals);
    }
    if (status === 200) this.#logins += 1;
    return status === 200;
  }

  async settle(db: Db): Promise<string[]> {
    const count = async (action: string) => {
      const query = db.selectFrom("activities").select((eb) => eb.fn.countAll<number>().as("count"));
      const own = query.where("user_id", "=", this.#userId).where("action", "=", action);
      return (await own.executeTakeFirstOrThrow()).count;
    };
    const [logins, changes] = [await count("login"), await count("password_changed")];
    const isOpen = (action: "login" | "password_changed") => (this.#open === action ? 1 : 0);
    const more = logins - this.#logins + (changes - this.#changes);
    const isRight =
      [0, isOpen("login")].includes(logins - this.#logins) &&
      [0, isOpen("password_changed")].includes(changes - this.#changes);
    const problem =
      `user ${this.#userId}: ${logins} sign-ins and ${changes} changes of password are recorded, ` +
      `${this.#logins} and ${this.#changes} were acknowledged`;
    if (isRight) this.caller.count.cutOffWritten += more;
    [this.#logins, this.#changes, this.#open] = [logins, changes, null];
    return isRight ? [] : [problem];
  }
}

/** An admin who repeatedly changes the extra time of a student. */
export class ExtraTimeActor implements Actor {
  readonly kind = "admin's change";
  readonly caller: Caller;
  readonly #studentId: number;
  #factor = 1;
  #open: number | null = null;
  #acts = 0;

  constructor(caller: Caller, studentId: number) {
    this.caller = caller;
    this.#studentId = studentId;
  }

  async act(): Promise<void> {
    const factor = 1 + ((this.#acts + 1) % 200) / 100;
    this.#open = factor;
    const { status } = await this.caller.post(`/api/admin/users/${this.#studentId}/interview-time`, { factor });
    this.#open = null;
    if (status !== 200) return;
    this.#factor = factor;
    this.#acts += 1;
  }

  async settle(db: Db): Promise<string[]> {
    const { interview_time_factor: factor } = await db
      .selectFrom("users")
      .select("interview_time_factor")
      .where("id", "=", this.#studentId)
      .executeTakeFirstOrThrow();
    const { count } = await db
      .selectFrom("activities")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("action", "=", "interview_time_changed")
      .executeTakeFirstOrThrow();
    const isOld = factor === this.#factor && count === this.#acts;
    const isNew = factor === this.#open && count === this.#acts + 1;
    const problem = `extra time ${factor} by ${count} acts, acknowledged ${this.#factor} by ${this.#acts}`;
    if (isNew) this.caller.count.cutOffWritten += 1;
    [this.#factor, this.#acts, this.#open] = [factor, count, null];
    return isOld || isNew ? [] : [problem];
  }
}
