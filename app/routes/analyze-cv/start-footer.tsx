import { Clock } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type StartFooterProps = { disabled: boolean; onStart?: () => void; buttonRef?: RefObject<HTMLButtonElement> };

/** The expected duration, and the start button. */
export function StartFooter({ disabled, onStart, buttonRef }: StartFooterProps) {
  return (
    <div className="flex flex-col-reverse gap-3 pt-5 shell:flex-row shell:items-center shell:justify-between">
      <p className="flex items-center justify-center gap-2 text-sm text-ink-2">
        <Icon glyph={Clock} size={16} />
        Duración estimada: 2-3 min
      </p>
      <Button ref={buttonRef} disabled={disabled} onClick={onStart}>
        Comenzar Análisis
      </Button>
    </div>
  );
}
