import type { Finding } from "./finding.ts";
import type { Site } from "./installation.ts";

/** One check of the diagnosis. */
export type Check = {
  /** Heading of its findings. */
  subject: string;
  /**
   * Inspects without changing anything.
   * @param signal aborts when the time for one check is over
   */
  run(site: Site, signal: AbortSignal): Promise<Finding[]>;
};
