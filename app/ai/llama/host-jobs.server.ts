import { ModelFailure } from "../chat-model.ts";
import type { FromHost, JobMessage, ToHost } from "./protocol.ts";

/** The jobs that one host is working on. */

export type HostJob = Omit<JobMessage, "type" | "id">;
export type DoneMessage = Extract<FromHost, { type: "done" }>;
type Answer = DoneMessage | Extract<FromHost, { type: "failed" }>;

type Pending = { resolve(done: DoneMessage): void; reject(failure: ModelFailure): void };

export type HostJobs = {
  /**
   * Sends a job to the host and settles when the host answers, also after an abort, because the host computes until
   * then.
   * @throws ModelFailure as reported by the host, or "crashed" when it ends before answering
   */
  run(job: HostJob, signal: AbortSignal): Promise<DoneMessage>;
  answered(answer: Answer): void;
  /**
   * The host's answer to this job is malformed.
   * @returns whether there is such a job
   */
  garbled(id: number): boolean;
  /** The host has ended. */
  allCrashed(): void;
};

export type HostJobsOptions = {
  send(message: ToHost): void;
  abortMs: number;
  /** An abort was not answered within `abortMs`. */
  onDeaf(): void;
  /** Milliseconds from an abort to its answer. */
  onAborted(ms: number): void;
};

export function createHostJobs({ send, abortMs, onDeaf, onAborted }: HostJobsOptions): HostJobs {
  const pending = new Map<number, Pending>();
  let lastId = 0;

  function take(id: number): Pending | undefined {
    const job = pending.get(id);
    pending.delete(id);
    return job;
  }

  function run(job: HostJob, signal: AbortSignal): Promise<DoneMessage> {
    lastId += 1;
    const id = lastId;
    let deafness: NodeJS.Timeout | undefined;
    let abortedAt: number | undefined;
    const onAbort = () => {
      abortedAt = performance.now();
      send({ type: "abort", id });
      // Messages that arrived while this process itself was blocked are read before the check.
      deafness = setTimeout(() => setImmediate(() => pending.has(id) && onDeaf()), abortMs);
    };
    return new Promise<DoneMessage>((resolve, reject) => {
      if (signal.aborted) return reject(new ModelFailure("aborted", "The job was aborted before it began"));
      pending.set(id, { resolve, reject });
      signal.addEventListener("abort", onAbort, { once: true });
      send({ type: "job", id, ...job });
    }).finally(() => {
      signal.removeEventListener("abort", onAbort);
      clearTimeout(deafness);
      if (abortedAt !== undefined) onAborted(performance.now() - abortedAt);
    });
  }

  return {
    run,
    answered(answer) {
      const job = take(answer.id);
      if (answer.type === "done") job?.resolve(answer);
      else job?.reject(new ModelFailure(answer.reason, answer.message));
    },
    garbled(id) {
      const job = take(id);
      job?.reject(new ModelFailure("invalid", "The host's answer has another shape"));
      return job !== undefined;
    },
    allCrashed() {
      for (const id of [...pending.keys()]) take(id)?.reject(new ModelFailure("crashed", "The inference host ended"));
    },
  };
}
