import { describe, expect, test } from "vitest";
import { LIMITS } from "#app/documents/limits.ts";
import { withReadingSlot } from "#app/documents/reading-slots.server.ts";
import { readBytes, texts } from "../../support/documents/read-bytes.ts";

describe("readDocument", () => {
  test("hands on the contract for a text file", async () => {
    const document = await readBytes("cv.txt", Buffer.from("Ana Soto\n\nExperiencia\n• Analista en Banco Ejemplo"));
    expect(document).toEqual({
      format: "txt",
      method: "text",
      pages: 1,
      lines: [
        { text: "Ana Soto", page: 1, x: 0, y: 0, size: 0, bold: false, role: "text", block: 0, gapBefore: 0 },
        { text: "Experiencia", page: 1, x: 0, y: 0, size: 0, bold: false, role: "text", block: 1, gapBefore: 1 },
        {
          text: "Analista en Banco Ejemplo",
          page: 1,
          x: 0,
          y: 0,
          size: 0,
          bold: false,
          role: "list",
          block: 1,
          gapBefore: 0,
        },
      ],
      text: "Ana Soto\nExperiencia\nAnalista en Banco Ejemplo",
      bodySize: 0,
      hidden: [],
      links: [],
      truncated: false,
    });
  });

  test("long text is cut at the limit and says so", async () => {
    const document = await readBytes("cv.txt", Buffer.from("Una línea como cualquier otra.\n".repeat(9_000)));
    expect(document.truncated).toBe(true);
    expect(document.text.length).toBeLessThanOrEqual(LIMITS.textChars);
    expect(texts(document).at(-1)).not.toBe("");
  });

  test("a file above the size limit is refused unread", async () => {
    const bytes = Buffer.alloc(LIMITS.fileBytes + 1, "a");
    await expect(readBytes("cv.txt", bytes)).rejects.toMatchObject({ reason: "file_too_large", status: 413 });
  });

  test("an aborted reading ends with the reason of its signal", async () => {
    const controller = new AbortController();
    const reason = new Error("la persona se fue");
    const reading = readBytes("cv.txt", Buffer.from("Texto de una persona cualquiera"), {
      signal: controller.signal,
      onStage: () => controller.abort(reason),
    });
    await expect(reading).rejects.toBe(reason);
  });
});

const both = (one: () => void, other: () => void) => () => {
  one();
  other();
};

describe("withReadingSlot", () => {
  test("runs in order of arrival, never more at once than slots", async () => {
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (number: number) =>
      withReadingSlot("plain", undefined, async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        order.push(number);
        running -= 1;
      });
    await Promise.all([1, 2, 3, 4, 5].map(work));
    expect(order).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBeLessThanOrEqual(2);
  });

  test("who gives up while waiting frees no slot and keeps none", async () => {
    let release: () => void = () => undefined;
    const blocked = [0, 1].map(() =>
      withReadingSlot("plain", undefined, () => new Promise<void>((resolve) => (release = both(release, resolve)))),
    );
    const controller = new AbortController();
    const waiting = withReadingSlot("plain", controller.signal, () => Promise.resolve("never"));
    const third = withReadingSlot("plain", AbortSignal.abort(new Error("antes")), () => Promise.resolve("never"));
    await expect(third).rejects.toThrow("antes");
    controller.abort(new Error("me voy"));
    await expect(waiting).rejects.toThrow("me voy");
    const after = withReadingSlot("plain", undefined, () => Promise.resolve("read"));
    release();
    // With a single slot the second of the two starts only now.
    await blocked[0];
    await new Promise((resolve) => setImmediate(resolve));
    release();
    await Promise.all(blocked);
    await expect(after).resolves.toBe("read");
  });

  test("pictures hold up no text", async () => {
    let release: () => void = () => undefined;
    const held = [0, 1].map(() =>
      withReadingSlot("drawing", undefined, () => new Promise<void>((resolve) => (release = both(release, resolve)))),
    );
    await expect(withReadingSlot("plain", undefined, () => Promise.resolve("read"))).resolves.toBe("read");
    release();
    await held[0];
    // With a single slot the second of the two starts only now.
    await new Promise((resolve) => setImmediate(resolve));
    release();
    await Promise.all(held);
  });

  test("a failing reading gives its slot back", async () => {
    await expect(withReadingSlot("plain", undefined, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(withReadingSlot("plain", undefined, () => Promise.resolve(1))).resolves.toBe(1);
  });
});
