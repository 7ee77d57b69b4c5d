import { expect, test, vi } from "vitest";
import { StepFailed, Steps } from "../../../scripts/exit-check/steps.ts";

test("a step that fails says why, is a row that is not right, and stops the next one", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue(undefined);
  const steps = new Steps();
  await steps.take("copy", () => "3 files");
  const failing = steps.take("types", () => Promise.reject(new Error("TS2322 in app/a.ts")));
  await expect(failing).rejects.toThrow(StepFailed);
  expect(said).toHaveBeenCalledExactlyOnceWith("TS2322 in app/a.ts");
  said.mockRestore();
  expect(steps.rows.map(({ name, ok }) => [name, ok])).toEqual([
    ["copy", true],
    ["types", false],
  ]);
  expect(steps.rows[0]?.measured).toMatch(/^3 files \([\d.]+ s\)$/);
  expect(steps.rows[1]?.measured).toMatch(/^failed \(/);
  expect(Object.keys(steps.seconds)).toEqual(["copy", "types"]);
});
