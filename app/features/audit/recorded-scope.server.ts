import { AsyncLocalStorage } from "node:async_hooks";

/** Tells whether what runs inside has written a row of the trail, however deep. */
const scope = new AsyncLocalStorage<{ recorded: boolean }>();

export async function noticingRecords<T>(run: () => Promise<T>): Promise<{ result: T; recorded: boolean }> {
  const notice = { recorded: false };
  const result = await scope.run(notice, run);
  return { result, recorded: notice.recorded };
}

export function noticeRecord(): void {
  const notice = scope.getStore();
  if (notice) notice.recorded = true;
}
