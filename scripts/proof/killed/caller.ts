import type { ApiClient } from "../../../tests/support/api-client.ts";

/** A completely received response; `retryAfter` in seconds, 0 without that header. */
export type Answer = { status: number; body: unknown; retryAfter: number };

/** Outcome counts of one kind of action. */
export type Counter = {
  /** Completely received 2xx responses. */
  acknowledged: number;
  /** Calls without a complete response: whether they took effect is unknown. */
  cutOff: number;
  /** Those of `cutOff` that turned out to be stored: killed between commit and response. */
  cutOffWritten: number;
};

const SESSION = /^[\w-]*sid=/;

/** Sends the requests of one signed-in person and counts their outcomes. */
export class Caller {
  readonly count: Counter = { acknowledged: 0, cutOff: 0, cutOffWritten: 0 };
  /** Descriptions of responses that should not occur. */
  readonly oddities: string[] = [];
  readonly #client: ApiClient;
  readonly #isRefusalCutOff: boolean;

  /** @param isRefusalCutOff treats a 5xx response like no response: the disk failed, and what it stored is unknown */
  constructor(client: ApiClient, isRefusalCutOff = false) {
    this.#client = client;
    this.#isRefusalCutOff = isRefusalCutOff;
  }

  /**
   * @param refusals error statuses that are expected
   * @throws the network's error when the response is incomplete; counted as cut off
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
      // A sign-in replaces the session that the browser had.
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

/** @throws TypeError, as for a lost connection, when the JSON is incomplete */
function wholeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TypeError("the answer was cut off", { cause: error });
  }
}
