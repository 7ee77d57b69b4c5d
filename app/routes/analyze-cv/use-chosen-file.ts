import { useState } from "react";
import { checkUpload } from "#app/features/cv/upload-rules.ts";

/** The file that waits for its analysis. A file that cannot be used leaves the one chosen before in place. */
export function useChosenFile(onChosen: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    file,
    /** Why the last choice was refused, for the person. */
    refusal,
    choose: (files: ArrayLike<File>) => {
      const chosen = files[0];
      if (!chosen) return;
      const problem =
        files.length > 1 ? "Soltaste varios archivos. Sube uno por vez." : (checkUpload(chosen)?.message ?? null);
      setRefusal(problem);
      if (problem) return;
      setFile(chosen);
      onChosen();
    },
    clear: () => {
      setFile(null);
      setRefusal(null);
    },
  };
}
