/** Where a question of a result is practised. @param interviewId null for the sample, whose questions are generic */
export function practicePath(questionId: string, interviewId: number | null): string {
  const path = `/practice/${encodeURIComponent(questionId)}`;
  return interviewId === null ? path : `${path}?interviewId=${interviewId}`;
}
