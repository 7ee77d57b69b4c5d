import { useEffect, useState } from "react";
import { isPasskeyPossible } from "#app/features/access/passkeys/is-passkey-possible.ts";
import { deferredPart } from "#app/ui/deferred/deferred-part.tsx";

// Comes later: few people have a passkey, and the form must be quick.
const PasskeyButton = deferredPart({
  name: "la llave de acceso",
  load: () => import("./passkey-button.tsx"),
  missing: "nothing",
});

/** 'Entrar con una llave de acceso', in browsers that can. */
export function PasskeyEntrance() {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => setOffered(isPasskeyPossible()), []);
  return isOffered ? <PasskeyButton /> : null;
}
