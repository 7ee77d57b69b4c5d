import { type FormEvent, useId } from "react";
import type { CvResult } from "#app/features/cv/result.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { Modal } from "#app/ui/modal.tsx";

export type Candidate = CvResult["candidate"];

type EditProfileDialogProps = {
  open: boolean;
  candidate: Candidate;
  onSave: (candidate: Candidate) => void;
  /** Called by Cancel, Esc and the X: the edits are discarded. */
  onClose: () => void;
};

/** Form to correct wrongly read data. The changes affect only this screen and the report downloaded from it. */
export function EditProfileDialog({ open, candidate, onSave, onClose }: EditProfileDialogProps) {
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(readCandidate(new FormData(event.currentTarget)));
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="lg"
      title="Editar Perfil"
      description="Los cambios se ven aquí y en el reporte que descargues. El puntaje no cambia."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={form}>
            Guardar
          </Button>
        </>
      }
    >
      {/* The fields mount with the dialog, so each opening starts from the displayed candidate. */}
      <form id={form} onSubmit={submit} className="grid gap-4 rows:grid-cols-2" autoComplete="off">
        <TextField label="Nombre completo" name="name" defaultValue={candidate.name} maxLength={200} />
        <TextField label="Profesión" name="profession" defaultValue={candidate.profession} maxLength={200} />
        <TextField label="Ubicación" name="location" defaultValue={candidate.location} maxLength={200} />
        <TextField label="Experiencia" name="experience" defaultValue={candidate.experience} maxLength={2000} />
        <TextField label="Email" name="email" inputMode="email" defaultValue={candidate.email ?? ""} maxLength={200} />
        <TextField label="Teléfono" name="phone" inputMode="tel" defaultValue={candidate.phone ?? ""} maxLength={60} />
        <TextField
          label="LinkedIn"
          name="linkedin"
          inputMode="url"
          defaultValue={candidate.linkedin ?? ""}
          maxLength={300}
          className="rows:col-span-2"
        />
        <TextAreaField
          label="Educación"
          name="education"
          defaultValue={candidate.education}
          maxLength={2000}
          rows={2}
          className="rows:col-span-2"
        />
        <TextAreaField
          label="Habilidades"
          name="skills"
          hint="Sepáralas con comas."
          defaultValue={candidate.skills.join(", ")}
          maxLength={8000}
          className="rows:col-span-2"
        />
      </form>
    </Modal>
  );
}

function readCandidate(form: FormData): Candidate {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return {
    name: text("name"),
    profession: text("profession"),
    location: text("location"),
    experience: text("experience"),
    education: text("education"),
    skills: parseSkills(text("skills")),
    email: text("email"),
    phone: text("phone"),
    linkedin: text("linkedin"),
  };
}

/** "Excel, SQL , , Power BI" -> ["Excel", "SQL", "Power BI"] */
export function parseSkills(text: string): string[] {
  return text
    .split(",")
    .map((skill) => skill.trim())
    .filter(Boolean);
}
