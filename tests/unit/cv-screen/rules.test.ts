import { describe, expect, it } from "vitest";
import { competencyBand, competencyPercent, totalBand } from "#app/features/cv/score-bands.ts";
import {
  CV_ACCEPT,
  checkDocument,
  checkUpload,
  DOCUMENT_ACCEPT,
  MAX_JSON_BYTES,
} from "#app/features/cv/upload-rules.ts";
import { parseSkills } from "#app/routes/analyze-cv/edit-profile-dialog.tsx";

describe("which files may be chosen", () => {
  it.each([
    "cv.pdf",
    "cv.doc",
    "cv.docx",
    "cv.txt",
    "cv.jpg",
    "cv.jpeg",
    "cv.png",
    "CV FINAL.PDF",
    "mi.cv.v2.Docx",
    " cv.pdf ",
  ])("takes %s", (name) => {
    expect(checkUpload({ name, size: 1 })).toBeNull();
  });

  it.each(["cv.odt", "cv", "pdf", "cv.pdf.exe", "cv.", ".pages", "cv.jpgx", ""])(
    "refuses %j as unsupported",
    (name) => {
      expect(checkUpload({ name, size: 1 })?.reason).toBe("unsupported");
    },
  );

  it.each(["IMG_0412.HEIC", "cv.heif"])("tells the owner of %s which setting of the iPhone helps", (name) => {
    const refusal = checkUpload({ name, size: 1 });
    expect(refusal?.reason).toBe("heic");
    expect(refusal?.message).toContain("«El más compatible»");
  });

  it("takes 15 MB exactly and not a byte more", () => {
    expect(checkUpload({ name: "cv.pdf", size: 15 * 1024 * 1024 })).toBeNull();
    expect(checkUpload({ name: "cv.pdf", size: 15 * 1024 * 1024 + 1 })?.reason).toBe("too_large");
  });

  it("refuses an empty file and says what to do", () => {
    const refusal = checkUpload({ name: "cv.pdf", size: 0 });
    expect(refusal?.reason).toBe("empty");
    expect(refusal?.message).toMatch(/súbelo otra vez/);
  });

  it("offers the file picker the seven extensions of documents, and JSON Resume for a CV", () => {
    expect(DOCUMENT_ACCEPT.split(",")).toEqual([".pdf", ".doc", ".docx", ".txt", ".jpg", ".jpeg", ".png"]);
    expect(CV_ACCEPT).toBe(`${DOCUMENT_ACCEPT},.json`);
  });

  it("takes a JSON Resume of one megabyte, which is no document", () => {
    expect(checkUpload({ name: "Mi CV.JSON ", size: MAX_JSON_BYTES })).toBeNull();
    expect(checkUpload({ name: "cv.json", size: MAX_JSON_BYTES + 1 })).toMatchObject({
      reason: "json_too_large",
      message: expect.stringContaining("supera 1 MB"),
    });
    expect(checkUpload({ name: "cv.json", size: 0 })?.reason).toBe("empty");
    expect(checkDocument({ name: "cv.json", size: 1 })?.reason).toBe("unsupported");
  });
});

describe("colours of a score", () => {
  it.each([
    [10, "ok"],
    [7, "ok"],
    [6.9, "warn"],
    [5, "warn"],
    [4.9, "bad"],
    [0, "bad"],
  ])("competency %s is %s", (score, band) => {
    expect(competencyBand(score)).toBe(band);
    expect(totalBand(score * 10)).toBe(band);
  });

  it("shows the 0 to 10 scale as a whole percentage", () => {
    expect([0, 4.2, 8.25, 10].map(competencyPercent)).toEqual([0, 42, 83, 100]);
  });
});

describe("skills as a list with commas", () => {
  it("splits, trims and drops empty entries", () => {
    expect(parseSkills("Excel, SQL , ,Power BI,,  ")).toEqual(["Excel", "SQL", "Power BI"]);
    expect(parseSkills("  ")).toEqual([]);
  });
});
