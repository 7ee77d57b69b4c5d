import { describe, expect, test } from "vitest";
import { sniff } from "#app/documents/detect-file-type.ts";
import { Refusal } from "#app/documents/refusal.ts";
import { readBytes } from "../../support/documents/read-bytes.ts";

const bytes = {
  pdf: Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj", "latin1"),
  zip: Buffer.from("PK\u0003\u0004\u0014\u0000", "latin1"),
  cfb: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
  heic: Buffer.from("\u0000\u0000\u0000\u0018ftypheic", "latin1"),
  avif: Buffer.from("\u0000\u0000\u0000\u0018ftypavif", "latin1"),
  webp: Buffer.from("RIFF\u0010\u0000\u0000\u0000WEBPVP8 ", "latin1"),
  rtf: Buffer.from("{\\rtf1\\ansi Hola}"),
  html: Buffer.from("\ufeff<!DOCTYPE html><html><body>CV</body></html>"),
  text: Buffer.from("Currículum de Ana"),
  utf16: Buffer.from("\ufeffCurrículum de Ana", "utf16le"),
  program: Buffer.concat([Buffer.from("MZ\u0090\u0000", "latin1"), Buffer.from("%PDF-1.4")]),
};

function refusal(name: string, content: Buffer): string {
  try {
    return `read as ${sniff(content, name)}`;
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

describe("sniff", () => {
  test.each([
    ["cv.pdf", bytes.pdf, "pdf"],
    ["CV Final.PDF", bytes.pdf, "pdf"],
    ["con basura delante.pdf", Buffer.concat([Buffer.from("\r\n\r\n"), bytes.pdf]), "pdf"],
    ["cv.docx", bytes.zip, "docx"],
    ["en realidad es docx.doc", bytes.zip, "docx"],
    ["cv.doc", bytes.cfb, "doc"],
    ["foto.jpeg", bytes.jpg, "jpg"],
    ["en realidad es png.jpg", bytes.png, "png"],
    ["cv.txt", bytes.text, "txt"],
    ["bloc de notas.txt", bytes.utf16, "txt"],
  ])("%s", (name, content, format) => {
    expect(sniff(content, name)).toBe(format);
  });

  test.each([
    ["programa.pdf", bytes.program, "disguised"],
    ["programa.txt", bytes.program, "disguised"],
    ["foto.pdf", bytes.jpg, "disguised"],
    ["cv.docx", bytes.pdf, "disguised"],
    ["cv.doc", bytes.rtf, "rich_text"],
    ["cv.txt", bytes.rtf, "rich_text"],
    ["cv.doc", bytes.html, "web_page"],
    ["iphone.jpg", bytes.heic, "heic"],
    ["IMG_0412.HEIC", bytes.heic, "heic"],
    ["foto.pdf", bytes.heic, "heic"],
    ["foto.png", bytes.avif, "other_image"],
    ["web.png", bytes.webp, "other_image"],
    ["cv.odt", bytes.zip, "unsupported"],
    ["cv", bytes.pdf, "unsupported"],
    ["cv.pdf.exe", bytes.pdf, "unsupported"],
    ["cv.pdf", Buffer.alloc(0), "empty"],
    ["cv.txt", Buffer.alloc(500), "disguised"],
  ])("%s is refused", (name, content, reason) => {
    expect(refusal(name, content)).toBe(reason);
  });

  test("a refusal tells a person what to do", async () => {
    await expect(readBytes("cv.doc", bytes.rtf)).rejects.toMatchObject({
      status: 415,
      message: expect.stringContaining("guárdalo como PDF o DOCX"),
    });
  });

  test("the owner of an iPhone's photo is told the setting and another way", async () => {
    await expect(readBytes("IMG_0412.HEIC", bytes.heic)).rejects.toMatchObject({
      status: 415,
      message: expect.stringMatching(/Ajustes > Cámara > Formatos > «El más compatible».*captura de pantalla/s),
    });
  });
});
