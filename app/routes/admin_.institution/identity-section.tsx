import { CircleAlert, Upload } from "lucide-react";
import { useId, useRef } from "react";
import { INSTITUTION_LIMITS } from "#app/features/admin/institution/institution-limits.ts";
import { PICTURE_ACCEPT } from "#app/features/admin/picture-limits.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextField } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionCard, TwoColumns } from "./section-card.tsx";
import type { InstitutionFormState } from "./use-institution-form.ts";

type SectionProps = { form: InstitutionFormState };

export function IdentitySection({ form }: SectionProps) {
  const { values, set, saved } = form;
  return (
    <SectionCard id="identidad" title="Identidad">
      <TwoColumns>
        <LogoField form={form} />
        <TextField
          label="Nombre de la institución"
          name="name"
          value={values.name}
          maxLength={INSTITUTION_LIMITS.name}
          placeholder={saved.defaults.name}
          autoComplete="organization"
          hint={`Vacío: se usa «${saved.defaults.name}», el de la instalación.`}
          onChange={(event) => set("name", event.target.value)}
        />
      </TwoColumns>
    </SectionCard>
  );
}

function LogoField({ form: { logo, busy } }: SectionProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4">
      <span
        className={classNames(
          "grid h-24 place-items-center rounded-[0.75rem] border-[1.5px] border-dashed border-line-strong",
          "bg-surface",
        )}
      >
        <img src={logo.shown} alt="Logo que se mostrará" className="size-14 object-contain" />
      </span>
      <div>
        <p className="text-[0.875rem] leading-5 font-semibold">Logo</p>
        <p id={`${id}-hint`} className="mb-2 text-sm text-ink-3">
          PNG, JPEG o WebP, hasta 1 MB y de 32 a 4096 píxeles por lado. Cuadrado se ve mejor.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={Upload}
            data-field="logo"
            aria-describedby={`${id}-hint${logo.problem ? ` ${id}-error` : ""}`}
            onClick={() => busy || input.current?.click()}
            className="touch:min-h-11"
          >
            {logo.isOwn ? "Cambiar logo" : "Elegir logo"}
          </Button>
          {logo.isOwn && (
            <Button variant="ghost" size="sm" disabled={busy} onClick={logo.remove} className="touch:min-h-11">
              Quitar
            </Button>
          )}
          <FileInput
            ref={input}
            accept={PICTURE_ACCEPT}
            aria-label="Archivo del logo"
            onChoose={([file]) => file && logo.choose(file)}
          />
        </div>
        {logo.problem && (
          <p
            id={`${id}-error`}
            role="alert"
            className="mt-1.5 flex gap-1.5 text-[0.875rem] leading-5 font-medium text-bad"
          >
            <Icon glyph={CircleAlert} size={16} className="mt-0.5" />
            {logo.problem}
          </p>
        )}
      </div>
    </div>
  );
}
