import type { Draft } from "../draft.ts";
import type { OnStep } from "../steps.ts";
import { decodeImage } from "./decode.ts";
import { readImageHeader } from "./header.ts";
import { recognisePage } from "./recognise-page.ts";
import { Recogniser } from "./recogniser.ts";

/**
 * Text of a picture of a page.
 * @throws Refusal corrupt, image_too_large
 */
export async function readImage(bytes: Buffer, onStep: OnStep): Promise<Draft> {
  const header = readImageHeader(bytes);
  onStep("draw");
  const plane = await decodeImage(bytes, header);
  const recogniser = await Recogniser.start();
  const lines = await recognisePage(recogniser, plane, { page: 1, firstBlock: 0, onStep });
  await recogniser.stop();
  return { method: "ocr", pages: 1, lines, hidden: [], links: [], truncated: false };
}
