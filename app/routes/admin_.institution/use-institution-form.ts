import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { InstitutionData } from "#app/features/admin/institution/institution-schema.server.ts";
import { postForm, postJson, putJson } from "#app/http/api.ts";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { notify } from "#app/ui/notify.tsx";
import {
  bodyOf,
  FIELD_LABELS,
  type FieldName,
  type FormValues,
  logoProblem,
  problemsOf,
  valuesOf,
} from "./form-values.ts";

const PATH = "/api/admin/institution";

/** A logo that was chosen and not saved yet: a file, or none any more. */
type LogoChange = { file: File; url: string } | "removed" | null;

/** State of the form: what is typed, the logo that was chosen, and saving both. */
export function useInstitutionForm(loaded: InstitutionData) {
  const [saved, setSaved] = useState(loaded);
  const [values, setValues] = useState<FormValues>(() => valuesOf(loaded));
  const [tried, setTried] = useState(false);
  const logo = useLogo(saved);
  const { busy, failure, run, forget } = useCommand();
  const { revalidate } = useRevalidator();
  const problems = problemsOf(values);
  const before = valuesOf(saved);
  const changedTexts = (Object.keys(FIELD_LABELS) as FieldName[]).filter((name) => values[name] !== before[name]);
  const textsChanged = changedTexts.length > 0;

  const set = (name: FieldName, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const discard = () => {
    setValues(valuesOf(saved));
    setTried(false);
    logo.reset();
    forget();
  };
  /** @returns the first field to correct, or null when all was sent */
  const save = async (): Promise<FieldName | "logo" | null> => {
    setTried(true);
    const [wrong] = Object.keys(problems) as FieldName[];
    if (wrong) return wrong;
    if (!textsChanged && logo.change === null) return null;
    let data = saved;
    if (logo.change) {
      const sent = await run(() => sendLogo(logo.change));
      if (!sent) return null;
      if (sent.failure !== undefined) {
        logo.refuse(sent.failure);
        forget();
        return "logo";
      }
      data = sent.answer;
      logo.reset();
    }
    if (textsChanged) {
      const sent = await run(() => putJson<InstitutionData>(PATH, bodyOf(values, saved.version)));
      if (!sent || sent.failure !== undefined) {
        setSaved({ ...saved, logo: data.logo });
        return null;
      }
      data = sent.answer;
    }
    setSaved(data);
    setValues(valuesOf(data));
    setTried(false);
    revalidate();
    notify({ tone: "ok", title: "Cambios guardados", detail: "Las pantallas abiertas los muestran al recargarse." });
    return null;
  };
  return {
    saved,
    values,
    set,
    problems,
    tried,
    logo,
    /** What the changed fields are called, in the order of the screen. */
    changes: [...(logo.change === null ? [] : ["logo"]), ...changedTexts.map((name) => FIELD_LABELS[name])],
    busy,
    failure,
    discard,
    save,
  };
}

export type InstitutionFormState = ReturnType<typeof useInstitutionForm>;

function sendLogo(change: LogoChange): Promise<InstitutionData> {
  if (change === null || change === "removed") return postJson(`${PATH}/logo/remove`);
  const form = new FormData();
  form.append("logo", change.file, change.file.name);
  return postForm(`${PATH}/logo`, form);
}

function useLogo(saved: InstitutionData) {
  const [change, setChange] = useState<LogoChange>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const url = change !== null && change !== "removed" ? change.url : null;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const replace = (next: LogoChange) => {
    setProblem(null);
    setChange(next);
  };
  return {
    change,
    problem,
    /** Address of the picture that would be shown after saving. */
    shown: url ?? (change === "removed" ? saved.defaults.logo : (saved.logo ?? saved.defaults.logo)),
    /** Whether a logo of the office's own would be shown after saving. */
    isOwn: url !== null || (change === null && saved.logo !== null),
    choose: (file: File) => {
      const wrong = logoProblem(file);
      if (wrong) setProblem(wrong);
      else replace({ file, url: URL.createObjectURL(file) });
    },
    remove: () => replace(saved.logo === null ? null : "removed"),
    reset: () => replace(null),
    refuse: setProblem,
  };
}
