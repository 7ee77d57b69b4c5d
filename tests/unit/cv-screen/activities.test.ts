import { describe, expect, it } from "vitest";
import { axisLabels, gridLines, placePoints } from "#app/routes/my-activities/chart-geometry.ts";
import {
  type AnalysisRow,
  cvEntries,
  cvScores,
  nextStep,
  progressSentence,
} from "#app/routes/my-activities/timeline.ts";

const row = (id: number, changes: Partial<AnalysisRow> = {}): AnalysisRow => ({
  id,
  fileName: `cv-${id}.pdf`,
  status: "completed",
  score: 60,
  createdAt: `2026-0${id}-10T15:00:00.000Z`,
  failureMessage: null,
  ...changes,
});

describe("the list of activities", () => {
  const rows = [
    row(5, { status: "processing", score: null }),
    row(4, { score: 71 }),
    row(3, { status: "failed", score: null, failureMessage: "El archivo tiene clave." }),
    row(2, { score: 66 }),
    row(1, { score: 66 }),
  ];

  it("compares each score with the finished one before, whatever failed in between", () => {
    expect(cvEntries(rows).map((entry) => entry.change)).toEqual([
      null,
      "+5 puntos respecto del anterior",
      null,
      "Mismo puntaje que el anterior",
      null,
    ]);
    expect(cvEntries([row(2, { score: 59 }), row(1)])[0]?.change).toBe("−1 punto respecto del anterior");
  });

  it("leads to the analysis, to its cause or to its progress", () => {
    expect(cvEntries(rows).map((entry) => entry.link?.to)).toEqual([
      "/analyze-cv",
      "/analyze-cv?id=4",
      "/analyze-cv?id=3",
      "/analyze-cv?id=2",
      "/analyze-cv?id=1",
    ]);
    expect(cvEntries(rows)[2]?.detail).toContain("El archivo tiene clave.");
  });

  it("draws finished scores only, oldest first", () => {
    expect(cvScores(rows).map((point) => point.value)).toEqual([66, 66, 71]);
    expect(progressSentence(cvScores(rows))).toBe("De 66 a 71 puntos en tu CV desde el 10 de enero de 2026.");
  });

  it("proposes one next step that fits the newest analysis", () => {
    expect(nextStep(rows).label).toBe("Ver el avance");
    expect(nextStep(rows.slice(2)).label).toBe("Analizar CV");
    expect(nextStep([row(2, { score: 69 })]).to).toBe("/analyze-cv?id=2");
    expect(nextStep([row(2, { score: 70 })]).to).toBe("/interviews?fromCvAnalysis=true");
  });
});

describe("the progress chart", () => {
  const size = { width: 660, height: 260 };
  const points = (values: number[]) =>
    values.map((value, index) => ({ key: String(index), at: "2026-01-01T00:00:00Z", value }));

  it.each([[[0, 0]], [[100, 100]], [[0, 100]], [[58, 66, 71, 78]], [[61, 62]]])(
    "keeps %j inside the drawing, higher scores higher up",
    (values) => {
      const placed = placePoints(points(values), size);
      for (const point of placed) {
        expect(point.y).toBeGreaterThanOrEqual(30);
        expect(point.y).toBeLessThanOrEqual(size.height - 32);
        expect(point.x).toBeGreaterThan(40);
        expect(point.x).toBeLessThan(size.width);
      }
      const first = placed[0];
      const last = placed.at(-1);
      if (first && last && first.value < last.value) expect(last.y).toBeLessThan(first.y);
      expect(gridLines(points(values), size).length).toBeLessThanOrEqual(4);
    },
  );

  const at = (...times: string[]) => times.map((time, index) => ({ key: String(index), at: time, value: 60 }));

  it("tells the hours of one day's work, in Chile's time, and never the same twice in a row", () => {
    // In Chile these are three hours of 5 January and not two days.
    const day = at("2026-01-05T13:05:00Z", "2026-01-05T13:05:40Z", "2026-01-05T15:30:00Z", "2026-01-06T02:10:00Z");
    expect(axisLabels(day, size)).toEqual(["10:05", null, "12:30", "23:10"]);
  });

  it("tells each day once where the work took several", () => {
    const days = at("2026-01-05T13:00:00Z", "2026-01-05T15:00:00Z", "2026-01-06T13:00:00Z", "2026-01-06T14:00:00Z");
    expect(axisLabels(days, size)).toEqual(["05-01", null, "06-01", null]);
  });

  it("leaves labels out where there is no room, the newest last", () => {
    const narrow = { width: 272, height: 170 };
    const hours = at(...[10, 11, 12, 13, 14].map((hour) => `2026-01-05T${hour}:00:00Z`));
    expect(axisLabels(hours, narrow)).toEqual(["07:00", null, "09:00", null, "11:00"]);
  });
});
