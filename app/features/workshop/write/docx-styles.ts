import { AlignmentType, BorderStyle, type IStylesOptions } from "docx";
import { CLOSE, type Look } from "./templates.ts";

/** The styles of a template. docx counts sizes in half points and spaces in twentieths of a point. */

const TWIPS = 20;
/** Height of a line, in 240ths of what the font asks for. */
const LINE = 259;

export function docxStyles(look: Look, locale: string): IStylesOptions {
  const { ink, soft, accent } = look.color;
  const centred = look.name.centred ? { alignment: AlignmentType.CENTER } : {};
  const half = (points: number) => Math.round(points * 2);
  const space = (points: number) => Math.round(points * TWIPS * (look.close ? CLOSE.space : 1));
  const line = look.close ? Math.round(LINE * CLOSE.leading) : LINE;
  const style = (
    id: string,
    size: number,
    [before, after]: readonly [number, number],
    more: { color?: string; bold?: boolean; paragraph?: object } = {},
  ) => ({
    id,
    name: id.replace(/^Cv/, "CV "),
    basedOn: "Normal",
    quickFormat: true,
    run: { size: half(size), color: more.color ?? ink, bold: more.bold ?? false },
    paragraph: { spacing: { before: space(before), after: space(after) }, ...more.paragraph },
  });
  const { heading, name, body } = look;
  const rule = { bottom: { style: BorderStyle.SINGLE, size: 6, space: 2, color: soft } };
  return {
    default: {
      document: {
        run: { font: look.officeFont, size: half(body), color: ink, language: { value: locale } },
        paragraph: { spacing: { line, before: 0, after: 0 } },
      },
      heading1: {
        run: { font: look.officeFont, size: half(heading.size), bold: true, color: accent, allCaps: heading.capitals },
        paragraph: {
          spacing: { before: space(15), after: space(3) },
          keepNext: true,
          ...(heading.rule && { border: rule }),
        },
      },
      heading2: {
        run: { font: look.officeFont, size: half(body + 0.5), bold: false, color: ink },
        paragraph: { spacing: { before: space(11), after: 0 }, keepLines: true },
      },
      hyperlink: { run: { color: ink, underline: { type: "none" } } },
    },
    paragraphStyles: [
      style("CvName", name.size, [0, 2], { color: accent, bold: true, paragraph: { keepNext: true, ...centred } }),
      style("CvHeadline", 12, [0, 4], { color: soft, paragraph: centred }),
      style("CvContact", 10, [0, 1], { color: soft, paragraph: centred }),
      style("CvText", body, [2, 2]),
      style("CvEntryDates", 10, [0, 1], { color: soft }),
      style("CvBullet", body, [1.5, 0]),
    ],
    characterStyles: [
      { id: "CvBeside", name: "CV beside", run: { bold: false, color: ink } },
      { id: "CvDates", name: "CV dates", run: { bold: false, color: soft, size: half(10) } },
    ],
  };
}
