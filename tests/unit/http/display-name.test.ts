import fc from "fast-check";
import { expect, test } from "vitest";
import { displayName } from "#app/http/upload.server.ts";

test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\ana\\cv.pdf", "cv.pdf"],
  ["cv\u202efdp.exe", "cvfdp.exe"],
  ["a\u0000b\r\nSet-Cookie: x=1.pdf", "abSet-Cookie: x=1.pdf"],
  ["Curri\u0301culum.pdf", "Currículum.pdf"],
  ["/", "archivo"],
  [`${"a".repeat(400)}.docx`, `${"a".repeat(250)}.docx`],
])("the name of an upload is a text to show, never a path: %j", (raw, shown) => {
  expect(displayName(raw)).toBe(shown);
});

test("whatever the name, it has 1 to 255 signs, all of which can be seen, and no folder", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 600 }), (raw) => {
      const shown = displayName(raw);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.length).toBeLessThanOrEqual(255);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\\/]/u);
    }),
    { numRuns: 1000 },
  );
});
