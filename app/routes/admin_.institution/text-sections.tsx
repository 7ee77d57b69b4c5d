import { INSTITUTION_LIMITS as LIMITS } from "#app/features/admin/institution/institution-limits.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { countHint } from "./form-values.ts";
import { SectionCard } from "./section-card.tsx";
import type { InstitutionFormState } from "./use-institution-form.ts";

type SectionProps = { form: InstitutionFormState };

export function ContactsSection({ form: { values, set, problems, tried, saved } }: SectionProps) {
  const shown = tried ? problems : {};
  const contact = saved.defaults.supportContact.replace(/^mailto:/, "");
  return (
    <SectionCard id="contactos" title="Contactos de ayuda">
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <TextField
          label="Correo de ayuda"
          optional
          type="email"
          name="email"
          value={values.email}
          maxLength={LIMITS.email}
          placeholder={contact}
          error={shown.email}
          onChange={(event) => set("email", event.target.value)}
        />
        <TextField
          label="Teléfono"
          optional
          type="tel"
          name="phone"
          value={values.phone}
          maxLength={LIMITS.phone}
          error={shown.phone}
          onChange={(event) => set("phone", event.target.value)}
        />
        <TextField
          label="Sitio web"
          optional
          type="url"
          name="web"
          value={values.web}
          maxLength={LIMITS.web}
          placeholder="https://"
          error={shown.web}
          onChange={(event) => set("web", event.target.value)}
        />
      </div>
      <p className="mt-2 text-sm text-ink-3">
        Se muestran al iniciar sesión; el correo y el teléfono, también en la firma de los avisos. Sin correo ni sitio
        web se usa <span className="wrap-anywhere">{contact}</span>, de la instalación.
      </p>
    </SectionCard>
  );
}

export function WelcomeSection({ form: { values, set } }: SectionProps) {
  return (
    <SectionCard id="textos" title="Textos">
      <TextAreaField
        label="Bienvenida en el inicio"
        optional
        name="welcome"
        rows={2}
        value={values.welcome}
        maxLength={LIMITS.welcome}
        hint={countHint(values.welcome, "welcome")}
        onChange={(event) => set("welcome", event.target.value)}
      />
    </SectionCard>
  );
}
