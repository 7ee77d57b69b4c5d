import type { Finding } from "./finding.ts";
import type { Site } from "./installation.ts";

/** One subject of the diagnosis. */
export type Check = {
  /** Heading of its findings. */
  subject: string;
  /**
   * Looks and changes nothing.
   * @param signal aborts when the time of one check is over
   */
  run(site: Site, signal: AbortSignal): Promise<Finding[]>;
};
