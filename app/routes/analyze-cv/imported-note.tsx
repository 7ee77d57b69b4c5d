import { IMPORTED_TEXT } from "#app/features/cv/report/labels.ts";
import type { Imported } from "#app/features/cv/result.ts";
import { MAX_UNUSED } from "#app/features/cv/upload-rules.ts";
import { Alert } from "#app/ui/alert.tsx";

/** Fields that are told without being asked for. */
const SHOWN = 6;

/** That the CV came as JSON Resume, and which of its fields are not in what was read. */
export function ImportedNote({ imported: { unused } }: { imported: Imported }) {
  const names = `${unused.join(", ")}${unused.length === MAX_UNUSED ? " y otros" : ""}`;
  return (
    <Alert tone="info" title="Leído desde JSON Resume">
      {IMPORTED_TEXT}
      {unused.length > 0 && unused.length <= SHOWN && (
        <p className="mt-1 wrap-anywhere">{`Quedó fuera de tu CV: ${names}.`}</p>
      )}
      {unused.length > SHOWN && (
        <details className="mt-1">
          <summary className="cursor-pointer touch:min-h-11 touch:content-center">
            {unused.length === MAX_UNUSED
              ? `Quedaron fuera de tu CV al menos ${MAX_UNUSED} datos`
              : `Quedaron fuera de tu CV ${unused.length} datos`}
          </summary>
          <p className="mt-1 wrap-anywhere">{`${names}.`}</p>
        </details>
      )}
    </Alert>
  );
}
