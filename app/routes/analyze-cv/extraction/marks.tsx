import { Check, CircleHelp, FileText, Info, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import type { UnderstoodField } from "#app/features/cv/corrections/extraction-view-schema.ts";
import { classNames } from "#app/ui/class-names.ts";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import { useReading } from "./reading-context.ts";

const LOOK = {
  doubt: { glyph: CircleHelp, className: "text-warn" },
  confirmed: { glyph: Check, className: "text-ok" },
  you: { glyph: PencilLine, className: "text-patina-700" },
  file: { glyph: FileText, className: "text-patina-700" },
  absent: { glyph: Info, className: "text-ink-2" },
} as const satisfies Record<string, { glyph: Glyph; className: string }>;

/** A state with icon and text, never by colour alone. */
export function Mark({ kind, children }: { kind: keyof typeof LOOK; children: ReactNode }) {
  const { glyph, className } = LOOK[kind];
  return (
    <span className={classNames("inline-flex items-start gap-1 text-xs leading-5 font-semibold", className)}>
      <Icon glyph={glyph} size={16} className="mt-0.5" />
      {children}
    </span>
  );
}

const SAID = {
  confirmed: ["confirmed", "Confirmado por ti"],
  corrected: ["you", "Corregido por ti"],
  added: ["you", "Agregado por ti"],
  removed: ["you", "Sacado por ti"],
} as const;

/** Who says what was not read so: the student, or the file itself. */
export function SaidMark({ children, byFile }: { children: string; byFile: string }) {
  const reading = useReading();
  return <Mark kind={reading.byFile ? "file" : "you"}>{reading.byFile ? byFile : children}</Mark>;
}

/** Of a value that the file says. */
export const FROM_FILE = "Viene de tu archivo";

/** The correction, and whether the CV contains the corrected value. */
export function SaidMarks({ said, inText, absent }: Pick<UnderstoodField, "said" | "inText"> & { absent: string }) {
  const { byFile } = useReading();
  if (said === undefined) return null;
  const [kind, words] = byFile ? (["file", FROM_FILE] as const) : SAID[said];
  return (
    <>
      <Mark kind={kind}>{words}</Mark>
      {!inText && <Mark kind="absent">{absent}</Mark>}
    </>
  );
}

/** Underlines an uncertain value. */
export function Doubted({ doubtful, children }: { doubtful: boolean; children: ReactNode }) {
  return doubtful ? (
    <span className="underline decoration-warn decoration-dotted decoration-2 underline-offset-4">{children}</span>
  ) : (
    children
  );
}
