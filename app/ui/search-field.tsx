import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { inputClass } from "./input-class.ts";

type SearchFieldProps = {
  /** Accessible name; visible are only the magnifying glass and 'Buscar'. */
  label: string;
  /** The current search text. */
  value: string;
  /** Called when the user stops typing or presses Enter. */
  onSearch: (text: string) => void;
  maxLength?: number;
  /** 36 px high, for a toolbar. */
  dense?: boolean;
  className?: string;
};

/** Milliseconds after the last key press before the search starts. */
const REST = 300;

/** Searches while the user types, and at once on Enter. */
export function SearchField({ label, value, onSearch, maxLength, dense = false, className }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    // Only changes from outside (the back button, 'Quitar filtros') update the text; a result of the user's own typing
    // must not overwrite newer keys.
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  const search = (wanted: string) => {
    clearTimeout(timer.current);
    const trimmed = wanted.trim();
    if (trimmed === sent.current) return;
    sent.current = trimmed;
    onSearch(trimmed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the scripts had started
  useEffect(() => {
    const typed = input.current?.value ?? "";
    setText(typed);
    search(typed);
    return () => clearTimeout(timer.current);
  }, []);
  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
      className={classNames("relative", className)}
    >
      <Icon
        glyph={Search}
        className={classNames("pointer-events-none absolute left-3.5 text-ink-3", dense ? "top-3 rows:top-2" : "top-3")}
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder="Buscar"
        autoComplete="off"
        maxLength={maxLength}
        value={text}
        onChange={(event) => {
          const wanted = event.target.value;
          setText(wanted);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(wanted), REST);
        }}
        className={classNames(inputClass, "pl-11", dense && "rows:min-h-9! rows:py-1! rows:pl-10! rows:text-sm!")}
      />
    </form>
  );
}
