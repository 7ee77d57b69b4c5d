import { Logo } from "./brand.tsx";
import { useSite } from "./institution.ts";

type PrintHeadProps = {
  /** What or whom the page is about, where its heading does not say it. */
  about?: string;
  /** Of when it is, for people; left out where the page itself says it. */
  date?: string;
};

/** The head of a screen on paper, where menu and top bar are missing. */
export function PrintHead({ about, date }: PrintHeadProps) {
  const { institution } = useSite();
  return (
    <div className="mb-5 hidden items-center gap-3 border-b border-line pb-3 text-sm print:flex">
      <Logo size={32} />
      <p className="min-w-0 flex-1 text-ink-2">
        {about && <b className="block text-base text-ink">{about}</b>}
        {institution} · Desarrollo Profesional
      </p>
      {date && <p className="shrink-0 tabular-nums">{date}</p>}
    </div>
  );
}
