import { type ReactNode, useEffect, useRef, useState } from "react";

type ScrollRegionProps = {
  /** Accessible name, announced when the region gets the keyboard focus. */
  label: string;
  /** Must set the overflow, e.g. "overflow-x-auto". */
  className: string;
  children: ReactNode;
};

/** A scrollable box that is in the tab order only while its content does not fit. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const element = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setScrolls(box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={element} aria-label={label} tabIndex={scrolls ? 0 : undefined} className={className}>
      {children}
    </section>
  );
}
