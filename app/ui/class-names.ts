/** Joins the class names that are not empty: classNames("a", open && "b"). */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
