/** `npm run test:long`: whole numbers where the usual run takes a part. */
export const isLongRun = process.env.LONG === "1";

/** How many of something a test does: few in the usual run, all in the long one. */
export const howMany = (usual: number, long: number): number => (isLongRun ? long : usual);

/** In the usual run every `step`th, so that each part of the list is met; all in the long one. */
export const someOf = <T>(all: readonly T[], step: number): T[] => all.filter((_, at) => isLongRun || at % step === 0);
