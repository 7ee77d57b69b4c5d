import { Megaphone } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The office's announcement, on the home screen and in its preview. */
export function AnnouncementBanner({ text, className }: { text: string; className?: string }) {
  return (
    <div
      className={classNames(
        "on-dark flex items-center gap-3 rounded-card bg-banner px-4 py-3 text-[0.875rem] leading-5 text-on-banner",
        className,
      )}
    >
      <span
        className={classNames(
          "grid h-9 w-8 shrink-0 place-items-center rounded-t-full rounded-b-[0.25rem] bg-on-deep/14",
          "text-on-banner",
        )}
      >
        <Icon glyph={Megaphone} size={18} />
      </span>
      <p className="min-w-0 flex-1 whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}
