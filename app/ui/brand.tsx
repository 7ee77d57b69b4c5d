import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { useSite } from "./institution.ts";

/** The institution's logo. Hidden when its file does not load, instead of showing a broken image. */
export function Logo({ size }: { size: number }) {
  const { logo } = useSite();
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // The error may have come before React attached its listener: loading the image again repeats it.
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0) shown.setAttribute("src", logo);
  }, [logo]);
  if (failed) return null;
  return (
    <img
      ref={image}
      src={logo}
      alt=""
      width={size}
      height={size}
      // Most institutions have one logo, in dark letters: in the dark it gets a light plate. Our own needs none.
      className={classNames("object-contain", !logo.startsWith("/art/") && "dark:rounded-chip dark:bg-ink dark:p-0.5")}
      onError={() => setFailed(true)}
    />
  );
}

/** Logo, institution and the product's subtitle, as a link. */
export function Brand({ to, className }: { to: string; className?: string }) {
  const { institution } = useSite();
  return (
    <Link to={to} className={classNames("flex w-fit items-center gap-3 rounded-control", className)}>
      <Logo size={36} />
      <span>
        <span className="block leading-4.5 font-[660] tracking-[-0.015em]">{institution}</span>
        <span className="block text-xs text-ink-3">Desarrollo Profesional</span>
      </span>
    </Link>
  );
}
