import { Download } from "lucide-react";
import { useId, useState } from "react";
import type { FileRequest } from "#app/features/workshop/file/file-schemas.ts";
import { pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type Downloaded, downloadCv } from "./download-cv.ts";
import type { VersionsData } from "./screen-data.ts";

type GetFileProps = Pick<VersionsData, "analysisId" | "versions" | "inUse" | "sameFile">;

const WAYS: { as: FileRequest["as"]; title: string; text: string }[] = [
  {
    as: "same",
    title: "Tu mismo Word, solo con esas líneas cambiadas",
    text: "Conserva tus estilos, tablas e imágenes. Solo DOCX.",
  },
  { as: "clara", title: "Plantilla Clara", text: "Tu CV escrito de nuevo en una columna, con fechas debajo." },
  { as: "clasica", title: "Plantilla Clásica", text: "Tu CV escrito de nuevo, con el nombre al centro." },
];
const WHY_NOT = {
  not_docx: "Tu CV no llegó como Word (DOCX), así que no podemos cambiar sus líneas. Elige una plantilla.",
  file_gone: "Tu archivo ya no está guardado, así que no podemos cambiar sus líneas. Elige una plantilla.",
} as const;
const CHOICE =
  "grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-xl border border-line bg-surface px-4 py-3.5 " +
  "has-checked:border-act has-checked:inset-ring has-checked:inset-ring-act";

/** The worked CV as a file: which lines, in which look, as what. */
export function GetFile({ analysisId, versions, inUse, sameFile }: GetFileProps) {
  const hydrated = useHydrated();
  const name = useId();
  const [version, setVersion] = useState(inUse === 0 && versions[0] ? String(versions[0].id) : "");
  const [as, setAs] = useState<FileRequest["as"]>(sameFile === null ? "same" : "clara");
  const [withoutPersonal, setWithoutPersonal] = useState(false);
  const [getting, setGetting] = useState<FileRequest["format"] | null>(null);
  const [told, setTold] = useState<Downloaded | null>(null);
  const get = async (format: FileRequest["format"]) => {
    setGetting(format);
    setTold(null);
    const chosen = version === "" ? null : Number(version);
    setTold(await downloadCv(analysisId, { versionId: chosen, as, format, withoutPersonal }));
    setGetting(null);
  };
  return (
    <section aria-labelledby="file">
      <h2 id="file" className="mb-3">
        Descargar
      </h2>
      <Card className="grid gap-4">
        <SelectField label="Qué líneas" value={version} onChange={(event) => setVersion(event.target.value)}>
          <option value="">
            {inUse === 0
              ? "Tu CV como lo subiste"
              : `Las que usas ahora (${pluralize(inUse, "línea cambiada", "líneas cambiadas")})`}
          </option>
          {versions.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectField>
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-medium">Cómo quieres tu archivo</legend>
          {WAYS.filter((one) => sameFile === null || one.as !== "same").map((one) => (
            <label key={one.as} className={CHOICE}>
              <input
                type="radio"
                name={name}
                checked={as === one.as}
                onChange={() => setAs(one.as)}
                className="mt-0.75 size-4.5 accent-act"
              />
              <span>
                <b className="block font-[590]">{one.title}</b>
                <span className="text-sm text-ink-2">{one.text}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {sameFile !== null && <p className="text-sm text-ink-2">{WHY_NOT[sameFile]}</p>}
        {as !== "same" && (
          <CheckboxField
            label="Dejar fuera datos personales que no hacen falta"
            hint="RUT, nacimiento, estado civil, nacionalidad, foto y dirección, donde los reconocemos."
            checked={withoutPersonal}
            onChange={(event) => setWithoutPersonal(event.target.checked)}
          />
        )}
        <p className="flex flex-wrap gap-2">
          <Button
            icon={Download}
            disabled={!hydrated || getting === "pdf"}
            busy={getting === "docx"}
            onClick={() => get("docx")}
          >
            Descargar DOCX
          </Button>
          {as !== "same" && (
            <Button
              variant="secondary"
              icon={Download}
              disabled={!hydrated || getting === "docx"}
              busy={getting === "pdf"}
              onClick={() => get("pdf")}
            >
              Descargar PDF
            </Button>
          )}
        </p>
        <div role="status">{told !== null && <Told {...told} />}</div>
        {as !== "same" && (
          <p className="text-sm text-ink-3">
            Lo escribimos con lo que leímos de tu CV: revísalo entero antes de enviarlo.
          </p>
        )}
      </Card>
    </section>
  );
}

function Told({ problem, unchanged }: Downloaded) {
  if (problem !== null)
    return (
      <Alert tone="bad" title="No se pudo descargar">
        {problem}
      </Alert>
    );
  if (unchanged === 0) return <p className="text-ink-2">Descargado. Ábrelo y revísalo antes de enviarlo.</p>;
  return (
    <Alert tone="warn" title={`${pluralize(unchanged, "línea quedó", "líneas quedaron")} como estaba en tu archivo`}>
      No encontramos su lugar con seguridad. Cámbialas tú en el Word, o descarga tu CV en una plantilla.
    </Alert>
  );
}
