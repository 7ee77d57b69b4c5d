import { SignInForm } from "./sign-in-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The one sign-in screen of `/` and `/login`. */
export function LoginScreen() {
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
      <SignInForm />
    </SignInFrame>
  );
}
