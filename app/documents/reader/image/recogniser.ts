import path from "node:path";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { projectRoot } from "#app/platform/paths.server.ts";
import { Refusal } from "../../refusal.ts";
import { type Plane, toPgm } from "./plane.ts";

export type RecognisedWord = {
  text: string;
  confidence: number;
  box: { x0: number; y0: number; x1: number; y1: number };
  /** Baseline in pixels under the word's middle, and height of its row of print. */
  baseline: number;
  height: number;
};

/** Spanish and English: Spanish alone never reads "@". Both lie in one folder (scripts/bundle.mjs). */
const LANGUAGES = ["spa", "eng"];

/** Recognition engine, loaded from local files only. */
export class Recogniser {
  #worker: Worker;
  #failed: Promise<never>;

  private constructor(worker: Worker, failed: Promise<never>) {
    this.#worker = worker;
    this.#failed = failed;
  }

  static async start(): Promise<Recogniser> {
    let fail: (reason: Refusal) => void = () => undefined;
    const failed = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    failed.catch(() => undefined);
    const worker = await createWorker(LANGUAGES, OEM.LSTM_ONLY, {
      langPath: path.join(projectRoot, "build", "tessdata"),
      cacheMethod: "none",
      gzip: true,
      // Without a handler an unreadable picture ends the process.
      errorHandler: (error: unknown) => fail(new Refusal("corrupt", error)),
    });
    await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: "300" });
    return new Recogniser(worker, failed);
  }

  async read(plane: Plane): Promise<RecognisedWord[]> {
    const recognition = this.#worker.recognize(toPgm(plane), {}, { text: false, blocks: true });
    const { data } = await Promise.race([recognition, this.#failed]);
    const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
    return lines.flatMap((line) =>
      line.words.map((word) => ({
        text: word.text,
        confidence: word.confidence,
        box: word.bbox,
        baseline: baselineAt(line, (word.bbox.x0 + word.bbox.x1) / 2),
        height: line.rowAttributes.rowHeight || line.bbox.y1 - line.bbox.y0,
      })),
    );
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}

type Baseline = { baseline: { x0: number; y0: number; x1: number; y1: number } };

function baselineAt({ baseline: { x0, y0, x1, y1 } }: Baseline, x: number): number {
  return x1 > x0 ? y0 + ((y1 - y0) * (x - x0)) / (x1 - x0) : y1;
}
