import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useEffect } from "react";
import { SIGNED_IN_CHANNEL } from "#app/http/lost-session.ts";
import { requireUser } from "#app/http/page.server.ts";
import { SignInFrame } from "#app/routes/login/sign-in-frame.tsx";

export const meta: MetaFunction = () => [{ title: "Listo · Desarrollo Profesional" }];

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args);
  return null;
}

/** Where a sign-in ends that another tab waits for. */
export default function SignedInScreen() {
  useEffect(() => {
    if (typeof BroadcastChannel !== "function") return;
    const channel = new BroadcastChannel(SIGNED_IN_CHANNEL);
    channel.postMessage(null);
    channel.close();
  }, []);
  return (
    <SignInFrame
      title="Listo, vuelve a la otra pestaña"
      lead="Ya entraste. Lo que estabas haciendo sigue ahí, como lo dejaste. Esta pestaña la puedes cerrar."
    >
      <p className="mt-5 mb-4">
        <a className="link" href="/">
          O sigue aquí, en el inicio
        </a>
      </p>
    </SignInFrame>
  );
}
