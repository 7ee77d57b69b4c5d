/** "Excel, SQL , , Power BI" -> ["Excel", "SQL", "Power BI"] */
export function parseSkills(text: string): string[] {
  return text
    .split(",")
    .map((skill) => skill.trim())
    .filter(Boolean);
}
