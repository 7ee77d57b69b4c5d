import { classNames } from "./class-names.ts";

type AvatarProps = {
  /** Name of the person, for the initials and the picture's name. */
  name: string;
  /** Address of a portrait; without it the initials are shown. */
  src?: string;
  /** Pixels. */
  size?: number;
};

/** A small round picture. Decorative, because the name usually stands beside it. */
export function Avatar({ name, src, size = 40 }: AvatarProps) {
  const round = "inline-grid shrink-0 place-items-center overflow-hidden rounded-full";
  const box = { width: size, height: size };
  if (!src) {
    return (
      <span
        aria-hidden="true"
        style={box}
        className={classNames(round, "bg-cobre-100 text-sm font-bold text-cobre-700")}
      >
        {initials(name)}
      </span>
    );
  }
  return (
    <span style={box} className={classNames(round, "bg-patina-100")}>
      <img
        src={src}
        alt=""
        className={classNames(
          "size-full object-cover",
          // Drawings show more of the body than photographs.
          src.startsWith("/art/") ? "origin-[50%_42%] scale-[1.38] object-[50%_30%]" : "object-[50%_20%]",
        )}
      />
    </span>
  );
}

type ArchPortraitProps = {
  src: string;
  /** Empty for a scene; 'Retrato de …' for a portrait of a named person. */
  alt: string;
  /** Square bottom corners, for a picture that stands on an edge. */
  flat?: boolean;
  className?: string;
};

/** A portrait or scene in the arch shape of the brand. Set the width with `className`; the height follows. */
export function ArchPortrait({ src, alt, flat, className }: ArchPortraitProps) {
  return (
    <span className={classNames("arch", flat && "arch-flat", className)}>
      <img src={src} alt={alt} width={240} height={280} />
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words[1]] : words;
  return picked.map((word) => word?.charAt(0).toLocaleUpperCase("es-CL") ?? "").join("");
}
