import { describe, expect, it } from "vitest";
import { CV_STAGES, type CvProgress } from "#app/features/cv/progress.ts";
import { stageRows, statusText } from "#app/routes/analyze-cv/running-panel.tsx";

const progress = (changes: Partial<CvProgress>): CvProgress => ({
  id: 1,
  status: "processing",
  stage: "queued",
  ahead: 0,
  elapsed: 0,
  steps: [],
  failure: null,
  ...changes,
});

describe("what the screen says while it waits", () => {
  it("tells the place in the queue", () => {
    expect(statusText(progress({ ahead: 1 }))).toBe("En la fila: tu lugar es el 2. Una persona antes que tú.");
    expect(statusText(progress({ ahead: 3 }))).toBe("En la fila: tu lugar es el 4. 3 personas antes que tú.");
    expect(statusText(progress({ ahead: 0 }))).not.toContain("fila");
  });

  it("asks to keep the tab open until the server has the file", () => {
    expect(statusText(null)).toContain("Mantén abierta esta pestaña");
  });

  it("marks what is done, under way and to come, with the server's notes", () => {
    const rows = stageRows(
      progress({
        stage: "scoring",
        steps: [
          { stage: "queued", seconds: 9, note: null },
          { stage: "reading", seconds: 4, note: "2 páginas, 3 empleos y 11 habilidades" },
          { stage: "scoring", seconds: 1, note: null },
        ],
      }),
      2,
    );
    expect(rows.map((row) => row.state)).toEqual(["done", "current", "waiting", "waiting"]);
    expect(rows[0]).toMatchObject({
      title: "Documento leído",
      note: "2 páginas, 3 empleos y 11 habilidades",
      seconds: 4,
    });
    expect(rows.map((row) => row.seconds)).toEqual([4, 3, null, null]);
  });

  it("shows every stage as done at the end", () => {
    expect(stageRows(progress({ stage: "done", status: "completed" }), 0).every((row) => row.state === "done")).toBe(
      true,
    );
  });

  it("knows every stage of the server, in its order", () => {
    const done = CV_STAGES.map(
      (stage) => stageRows(progress({ stage }), 0).filter((row) => row.state === "done").length,
    );
    expect(done).toEqual([0, 0, 1, 2, 3, 4]);
  });
});
