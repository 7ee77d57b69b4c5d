/** The vertical scale of a chart that starts at zero. */

/** Grid lines above the zero line, about. */
const GRID = 3;

/** @param maxValue largest value of the chart; @returns the end of the scale and the values of its grid lines */
export function chartScale(maxValue: number): { top: number; gridValues: number[] } {
  const largest = Math.max(GRID, maxValue);
  const step = niceStep(largest / GRID);
  const top = step * Math.ceil(largest / step);
  return { top, gridValues: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step) };
}

/** The next step size for the scale: 1, 2, 5, 10, 20, 50… */
function niceStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= wanted) ?? power * 10;
}
