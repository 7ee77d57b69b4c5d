/** The two templates of a written CV. Sizes and spaces in points. */

export const TEMPLATES = ["clara", "clasica"] as const;
export type Template = (typeof TEMPLATES)[number];

export type Look = {
  name: { size: number; centred: boolean };
  /** Section headings: in the accent colour, or in capitals over a rule. */
  heading: { size: number; capitals: boolean; rule: boolean };
  /** Dates at the right margin of the entry's line, where they fit. */
  datesAtRight: boolean;
  color: { ink: string; soft: string; accent: string };
  body: number;
  /** Name of a font that Word and LibreOffice have or replace by one of the same widths. */
  officeFont: string;
  /** Smaller spaces. */
  close: boolean;
};

/** What is chosen of a written CV's look besides the template. */
export type LookOptions = { /** Smaller letters and spaces. */ compact?: boolean };

export type WriteOptions = LookOptions & {
  /** For whoever reads the file (note-place.ts); null for none. */ note?: string | null;
};

export function lookOf(template: Template, { compact = false }: LookOptions = {}): Look {
  const look = LOOKS[template];
  if (!compact) return look;
  const { heading, name, body } = look;
  return {
    ...look,
    name: { ...name, size: name.size - 2 },
    heading: { ...heading, size: heading.size - 0.5 },
    body: body - 0.5,
    close: true,
  };
}

/** Share that lines and spaces keep where they are close. */
export const CLOSE = { leading: 0.955, space: 0.8 } as const;

const LOOKS: Readonly<Record<Template, Look>> = {
  clara: {
    name: { size: 24, centred: false },
    heading: { size: 12.5, capitals: false, rule: false },
    datesAtRight: false,
    color: { ink: "1f2624", soft: "5a6461", accent: "0b5a55" },
    body: 10.5,
    officeFont: "Calibri",
    close: false,
  },
  clasica: {
    name: { size: 21, centred: true },
    heading: { size: 11, capitals: true, rule: true },
    datesAtRight: true,
    color: { ink: "1a1a1a", soft: "4d4d4d", accent: "1a1a1a" },
    body: 10.5,
    officeFont: "Cambria",
    close: false,
  },
};

/** Letter, the paper of Chile, in points. */
export const PAPER = { width: 612, height: 792, side: 62, top: 54, bottom: 54 } as const;

/** Characters that fit on one line beside each other; longer heads have their dates below. */
const ONE_LINE = 90;

export function fitsOnOneLine(names: string, dates: string): boolean {
  return names.length + dates.length <= ONE_LINE;
}
