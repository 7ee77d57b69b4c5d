import { type ReactNode, useEffect, useState } from "react";
import { isPasskeyPossible } from "#app/features/access/passkeys/is-passkey-possible.ts";
import { deferredPart } from "#app/ui/deferred/deferred-part.tsx";

// Comes later: few people have a passkey, and the form must be quick.
const PasskeyButton = deferredPart({
  name: "la llave de acceso",
  missing: "line",
  load: () => import("./passkey-button.tsx"),
});

type PasskeyEntranceProps = {
  /** It is the second step of a sign-in. */
  second?: boolean;
  /** There is no other way on this screen. */
  only?: boolean;
  /** In browsers that cannot. */
  otherwise?: ReactNode;
};

/** 'Entrar con una llave de acceso', in browsers that can. */
export function PasskeyEntrance({ second = false, only = false, otherwise = null }: PasskeyEntranceProps) {
  const [isOffered, setOffered] = useState<boolean>();
  useEffect(() => setOffered(isPasskeyPossible()), []);
  if (isOffered === undefined) return null;
  return isOffered ? <PasskeyButton second={second} only={only} /> : otherwise;
}
