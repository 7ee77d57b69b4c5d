/** Classes of every text control; 16 px text so that phones do not zoom in. */
export const inputClass =
  "w-full min-h-11 rounded-control border border-line-strong bg-surface px-3.5 py-2 text-[1rem] leading-6 " +
  "transition-colors placeholder:text-hint hover:border-ink-2 focus:border-act focus:outline-2 " +
  "focus:outline-offset-1 focus:outline-patina-600 aria-invalid:border-bad disabled:cursor-not-allowed " +
  "disabled:border-transparent disabled:bg-sunken disabled:text-ink-2 read-only:[&:not(select)]:border-transparent " +
  "read-only:[&:not(select)]:bg-sunken";
