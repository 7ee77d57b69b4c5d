// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { RecommendationCards } from "#app/routes/analyze-cv/recommendation-cards.tsx";

afterEach(cleanup);

const show = (improvements: string[]) => {
  render(<RecommendationCards strengths={["Uno.", "Dos.", "Tres.", "Cuatro."]} improvements={improvements} />);
  return within(screen.getByRole("region", { name: "Áreas de Mejora" }));
};

describe("the improvements of a result", () => {
  it("are three on top, best first, and the rest is folded", () => {
    const card = show(["Primera.", "Segunda.", "Tercera.", "Cuarta.", "Quinta."]);
    const [top, normalized] = card.getAllByRole("list", { hidden: true });
    expect(
      within(top as HTMLElement)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Primera.", "Segunda.", "Tercera."]);
    const more = card.getByText("Ver 2 ideas más");
    expect(more.closest("details")?.open).toBe(false);
    expect(more.closest("details")?.contains(normalized as HTMLElement)).toBe(true);
    expect(normalized?.textContent).toBe("Cuarta.Quinta.");
  });

  it("are all on top where there are three", () => {
    expect(show(["Primera.", "Segunda.", "Tercera."]).queryByText(/más/)).toBeNull();
  });

  it("are counted as one or several", () => {
    expect(show(["Primera.", "Segunda.", "Tercera.", "Cuarta."]).getByText("Ver una idea más")).toBeTruthy();
  });

  it("leave the strengths whole", () => {
    show([]);
    expect(within(screen.getByRole("region", { name: "Fortalezas" })).getAllByRole("listitem")).toHaveLength(4);
  });
});
