import { describe, expect, it } from "vitest";
import { linkedinSuggestions } from "#app/features/cv/review/linkedin-suggestions.ts";

const candidate = {
  profession: "Ingeniera Comercial",
  skills: ["SQL", "Power BI", "sql", "Excel", "SAP", "R", "Python"],
  linkedin: "linkedin.com/in/x",
};

describe("what is suggested for LinkedIn", () => {
  it("makes the headline of the profession and the first skills", () => {
    expect(linkedinSuggestions(candidate, 4.2).headline).toBe("Ingeniera Comercial | SQL · Power BI · Excel");
  });

  it("gives at most five keywords, none twice, all from the skills", () => {
    const { keywords } = linkedinSuggestions(candidate, 4.2);
    expect(keywords).toEqual(["SQL", "Power BI", "Excel", "SAP", "R"]);
  });

  it("gives no number of years in the recommendations", () => {
    const text = linkedinSuggestions(candidate, 4.2).recommendations.join(" ");
    expect(text).toContain("resume tu experiencia");
    expect(text).not.toContain("4,2");
  });

  it("says nothing about years that nobody has worked", () => {
    expect(linkedinSuggestions(candidate, 0).recommendations.join(" ")).not.toMatch(/\baños?\b/);
  });

  it("invents nothing for an empty profile", () => {
    const empty = linkedinSuggestions({ profession: " ", skills: ["", " "] }, 0);
    expect(empty.headline).toBeNull();
    expect(empty.keywords).toEqual([]);
    expect(empty.recommendations).toEqual([]);
  });

  it("keeps the headline within what LinkedIn takes", () => {
    const long =
      linkedinSuggestions({ profession: "P".repeat(150), skills: ["a".repeat(60), "b".repeat(60)] }, 2).headline ?? "";
    expect(long.length).toBeLessThanOrEqual(220);
    expect(long).toMatch(/^P+ \| a+$/i);
    expect(linkedinSuggestions({ profession: "P".repeat(400), skills: [] }, 2).headline?.length).toBe(220);
  });
});
