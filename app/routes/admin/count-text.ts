const countFormat = new Intl.NumberFormat("es-CL", { useGrouping: "always" });

/** 1284 -> "1.284" */
export function countText(count: number): string {
  return countFormat.format(count);
}

/** A count with its noun: (1, "sesión", "sesiones") -> "1 sesión" */
export function howMany(count: number, one: string, many: string): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}
