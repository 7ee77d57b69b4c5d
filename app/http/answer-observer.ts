import type { CallDescription } from "./call-description.ts";

/** Lets the tests look at every answer of every call. Nobody observes anything in production. */

type Observer = (call: CallDescription, response: Response) => void;

let observer: Observer | undefined;

export function observeAnswers(next: Observer): void {
  observer = next;
}

/** Hands the answer to the observer, who copies what is to be read of it. */
export function observed(call: CallDescription, response: Response): Response {
  observer?.(call, response);
  return response;
}
