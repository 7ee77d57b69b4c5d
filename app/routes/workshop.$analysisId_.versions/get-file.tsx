import { Download, Upload } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { FileRequest } from "#app/features/workshop/file/file-schemas.ts";
import { listAnd, pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type Downloaded, downloadCv } from "./download-cv.ts";
import type { VersionsData } from "./screen-data.ts";

type GetFileProps = Pick<VersionsData, "analysisId" | "versions" | "inUse" | "acts" | "sameFile">;

/** A look, or the CV as data, which has none. */
type Way = FileRequest["as"] | "json";

const WAYS: { as: Way; title: string; text: string }[] = [
  {
    as: "same",
    title: "Tu mismo Word, solo con esas líneas cambiadas",
    text: "Lo demás queda igual: estilos, tablas e imágenes. Solo DOCX.",
  },
  { as: "clara", title: "Plantilla Clara", text: "Tu CV escrito de nuevo en una columna, con las fechas debajo." },
  {
    as: "clasica",
    title: "Plantilla Clásica",
    text: "Tu CV escrito de nuevo, con el nombre al centro y las fechas a la derecha, donde caben.",
  },
  { as: "json", title: "JSON Resume", text: "Tu CV como datos, para otros programas: un formato abierto, sin diseño." },
];
const CHOICE =
  "grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-xl border border-line bg-surface px-4 py-3.5 " +
  "has-checked:border-act has-checked:inset-ring has-checked:inset-ring-act";

/** What is chosen of the file, and its download. */
function useFile({ analysisId, versions, inUse, acts, sameFile }: GetFileProps) {
  const [version, setVersion] = useState(inUse === 0 && versions[0] ? String(versions[0].id) : "");
  const [wanted, setAs] = useState<Way>("same");
  const [withoutPersonal, setWithoutPersonal] = useState(acts.withoutPersonal);
  const [getting, setGetting] = useState<FileRequest["format"] | null>(null);
  const [told, setTold] = useState<Downloaded | null>(null);
  // In a Word that has no new line there is nothing to change.
  const canSame = sameFile !== "not_docx" && (version !== "" || inUse > 0);
  const as = wanted === "same" && !canSame ? "clara" : wanted;
  const get = async (format: FileRequest["format"], word?: File) => {
    setGetting(format);
    setTold(null);
    const versionId = version === "" ? null : Number(version);
    const look = as === "json" ? "clara" : as;
    setTold(await downloadCv(analysisId, { versionId, as: look, format, withoutPersonal }, word));
    setGetting(null);
  };
  return { version, setVersion, as, setAs, canSame, withoutPersonal, setWithoutPersonal, getting, told, get };
}

/** The worked CV as a file: which lines, in which look, as what. */
export function GetFile(props: GetFileProps) {
  const { versions, inUse, acts, sameFile } = props;
  const chosen = chosenText(acts);
  const file = useFile(props);
  const { version, setVersion, as, canSame, withoutPersonal, setWithoutPersonal, told } = file;
  return (
    <section aria-labelledby="file">
      <h2 id="file" className="mb-3">
        Descargar
      </h2>
      <Card className="grid gap-4">
        <SelectField label="Qué líneas" value={version} onChange={(event) => setVersion(event.target.value)}>
          <option value="">
            {inUse === 0
              ? "Tu CV sin líneas cambiadas"
              : `Las que usas ahora: ${pluralize(inUse, "cambiada", "cambiadas")}`}
          </option>
          {versions.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectField>
        <Ways {...file} />
        {sameFile === "not_docx" && (
          <p className="text-sm text-ink-2">
            Tu CV no llegó como Word (DOCX), así que no podemos devolverte el mismo archivo con las líneas cambiadas.
          </p>
        )}
        {as !== "same" && (
          <CheckboxField
            label="Dejar fuera datos personales que no hacen falta"
            hint="RUT, nacimiento, estado civil, nacionalidad, foto y dirección, donde los reconocemos."
            checked={withoutPersonal}
            onChange={(event) => setWithoutPersonal(event.target.checked)}
          />
        )}
        {canSame && as === "same" && sameFile === "file_gone" ? <GiveWord {...file} /> : <Downloads {...file} />}
        <div role="status" className="empty:hidden">
          {told !== null && <Told {...told} />}
        </div>
        {as !== "same" && (
          <p className="text-sm text-ink-3">
            {chosen !== null && `Va como elegiste en «Todo el CV» del Taller: ${chosen}. `}
            Lo escribimos con lo que leímos de tu CV: revísalo entero antes de {as === "json" ? "usarlo" : "enviarlo"}.
          </p>
        )}
      </Card>
    </section>
  );
}

/** What is chosen for the whole CV besides personal data, which are asked for here. */
function chosenText({ order, headings, compact }: GetFileProps["acts"]): string | null {
  const chosen = [order && "lo más nuevo primero", headings && "títulos de un modo", compact && "más junto"];
  const told = chosen.filter((one) => one !== false);
  return told.length === 0 ? null : listAnd(told);
}

type FileState = ReturnType<typeof useFile>;

function Ways({ as, setAs, canSame }: Pick<FileState, "as" | "setAs" | "canSame">) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-[0.875rem] leading-5 font-semibold">Cómo quieres tu archivo</legend>
      {WAYS.filter((one) => canSame || one.as !== "same").map((one) => (
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
  );
}

function Downloads({ as, getting, get }: Pick<FileState, "as" | "getting" | "get">) {
  const hydrated = useHydrated();
  const main = as === "json" ? "json" : "docx";
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={Download}
        waiting={!hydrated}
        disabled={getting === "pdf"}
        busy={getting === main}
        onClick={() => get(main)}
        className="max-rows:flex-1"
      >
        {as === "json" ? "Descargar JSON" : "Descargar DOCX"}
      </Button>
      {as !== "same" && as !== "json" && (
        <Button
          variant="secondary"
          icon={Download}
          waiting={!hydrated}
          disabled={getting === "docx"}
          busy={getting === "pdf"}
          onClick={() => get("pdf")}
          className="max-rows:flex-1"
        >
          Descargar PDF
        </Button>
      )}
    </div>
  );
}

/** The server has no copy of the Word: the student hands it over for this once. */
function GiveWord({ getting, get }: Pick<FileState, "getting" | "get">) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button
        icon={Upload}
        waiting={!hydrated}
        busy={getting !== null}
        onClick={() => input.current?.click()}
        className="max-rows:w-full"
      >
        Elegir mi Word y descargarlo
      </Button>
      <FileInput
        ref={input}
        name="cv"
        accept=".docx"
        aria-label="Tu Word"
        onChoose={([word]) => word && void get("docx", word)}
      />
      <p className="mt-2 text-sm text-ink-3">
        Elige el mismo archivo que analizaste. No guardamos tu archivo: lo usamos solo para devolvértelo con las líneas
        cambiadas.
      </p>
    </div>
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
    <Alert
      tone="warn"
      title={
        unchanged === 1
          ? "Descargado, pero una línea quedó como estaba"
          : `Descargado, pero ${unchanged} líneas quedaron como estaban`
      }
    >
      No encontramos su lugar en tu archivo con seguridad. Cámbialas tú en el Word, o descarga tu CV en una plantilla.
    </Alert>
  );
}
