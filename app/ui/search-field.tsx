import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { inputClass } from "./input-class.ts";

type SearchFieldProps = {
  /** Accessible name; the loupe and 'Buscar' are what is seen. */
  label: string;
  /** What is searched for now. */
  value: string;
  /** Once the person has stopped typing, or pressed Enter. */
  onSearch: (text: string) => void;
  maxLength?: number;
  className?: string;
};

/** Milliseconds without a key before it searches. */
const REST = 300;

/** Searches while one types, and at once with Enter. */
export function SearchField({ label, value, onSearch, maxLength, className }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    // Changed from outside (the back button, 'Quitar filtros'); what one's own typing led to must not undo newer keys.
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
      <Icon glyph={Search} className="pointer-events-none absolute top-3 left-3.5 text-ink-3" />
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
        className={classNames(inputClass, "pl-11")}
      />
    </form>
  );
}
