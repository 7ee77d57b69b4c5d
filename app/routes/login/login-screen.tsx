import { useSearchParams } from "@remix-run/react";
import { Alert } from "#app/ui/alert.tsx";
import { PasskeyEntrance } from "./passkey-entrance.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The sign-in screen of both `/` and `/login`. */
export function LoginScreen() {
  const [search] = useSearchParams();
  return (
    <SignInFrame
      title={
        <>
          Tu próximo paso <br className="max-lg:hidden" />
          empieza aquí
        </>
      }
      lead="Entra con tu RUT para revisar tu CV, practicar entrevistas y reservar una sesión de coaching."
    >
      {search.get("datos") === "borrados" && (
        <Alert tone="ok" role="status" title="Tus datos fueron borrados" className="mt-5">
          Gracias por haber usado la plataforma.
        </Alert>
      )}
      <SignInForm />
      <PasskeyEntrance />
    </SignInFrame>
  );
}
