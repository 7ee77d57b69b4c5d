import type { ApiClient } from "../../../tests/support/api-client.ts";

/** An answer that arrived whole; `retryAfter` in seconds, 0 where nothing is said. */
export type Answer = { status: number; body: unknown; retryAfter: number };

/** What a kind of writes came to. */
export type Counter = {
  /** Answered with a 2xx that arrived whole. */
  acknowledged: number;
  /** Cut off by a kill: nobody knows whether it was written. */
  cutOff: number;
  /** Of those, found written afterwards: killed between commit and answer. */
  cutOffWritten: number;
};

const SESSION = /^[\w-]*sid=/;

/** One signed-in person's calls, with a count of what came of them. */
export class Caller {
  readonly count: Counter = { acknowledged: 0, cutOff: 0, cutOffWritten: 0 };
  /** Answers that nobody should get, in words. */
  readonly oddities: string[] = [];
  readonly #client: ApiClient;
  readonly #isRefusalCutOff: boolean;

  /** @param isRefusalCutOff an answer of 5xx counts as none: the disk failed, and nobody knows what it has kept */
  constructor(client: ApiClient, isRefusalCutOff = false) {
    this.#client = client;
    this.#isRefusalCutOff = isRefusalCutOff;
  }

  /**
   * @param refusals statuses that are no surprise
   * @throws the network's error when the answer did not arrive whole; counted as cut off
   */
  async post(url: string, sent: object, refusals: readonly number[] = []): Promise<Answer> {
    const isForm = sent instanceof FormData;
    const init = isForm
      ? { body: sent }
      : { body: JSON.stringify(sent), headers: { "content-type": "application/json" } };
    try {
      const response = await this.#client.fetch(url, { method: "POST", ...init });
      const retryAfter = Number(response.headers.get("retry-after") ?? 0);
      const answer = { status: response.status, body: wholeJson(await response.text()), retryAfter };
      if (this.#isRefusalCutOff && answer.status >= 500) throw new TypeError(`${url} answered ${answer.status}`);
      // A sign-in ends the session that the browser had.
      const [cookie] = response.headers.getSetCookie().filter((one) => SESSION.test(one));
      if (cookie) this.#client.resume(cookie.split(";")[0] ?? "");
      if (response.ok) this.count.acknowledged += 1;
      else if (!refusals.includes(response.status))
        this.oddities.push(`${url} answered ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer;
    } catch (error) {
      this.count.cutOff += 1;
      throw error;
    }
  }
}

/** @throws TypeError, as for a lost connection, when the end is missing */
function wholeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TypeError("the answer was cut off", { cause: error });
  }
}
