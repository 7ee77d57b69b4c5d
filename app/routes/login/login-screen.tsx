import { useSearchParams } from "@remix-run/react";
import { noticeOf } from "#app/features/access/notices.ts";
import type { SignInWays } from "#app/features/access/ways.ts";
import { Alert } from "#app/ui/alert.tsx";
import { CampusWays, hasCampusWay, WayDivider } from "./campus-ways.tsx";
import { DirectoryForm } from "./directory-form.tsx";
import { PasskeyEntrance } from "./passkey-entrance.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The sign-in screen of both `/` and `/login`. @param returnTo path to open afterwards, checked by the server */
export function LoginScreen({ ways, returnTo = null }: { ways: SignInWays; returnTo?: string | null }) {
  const [search] = useSearchParams();
  const notice = noticeOf(search.get("aviso"));
  const hasCampus = hasCampusWay(ways);
  return (
    <SignInFrame
      title={
        <>
          Tu próximo paso <br className="max-lg:hidden" />
          empieza aquí
        </>
      }
      lead={
        hasCampus
          ? "Revisa tu CV, practica entrevistas y reserva una sesión de coaching."
          : "Entra con tu RUT para revisar tu CV, practicar entrevistas y reservar una sesión de coaching."
      }
    >
      {search.get("datos") === "borrados" && (
        <Alert tone="ok" role="status" title="Tus datos fueron borrados" className="mt-5">
          Gracias por haber usado la plataforma.
        </Alert>
      )}
      {notice && (
        <Alert tone="bad" title={notice.title} className="mt-5">
          {notice.text}
        </Alert>
      )}
      {ways.providers.length > 0 && <CampusWays providers={ways.providers} returnTo={returnTo} />}
      {ways.directory !== null && <DirectoryForm name={ways.directory} isOnlyWay={ways.providers.length === 0} />}
      {hasCampus && ways.isPasswordOpen && <WayDivider>o con tu RUT</WayDivider>}
      {ways.isPasswordOpen && <SignInForm compact={hasCampus} isEntryByCode={ways.isEntryByCode} />}
      {ways.isPasswordOpen && <PasskeyEntrance />}
      {!ways.isPasswordOpen && <div className="mb-6" />}
    </SignInFrame>
  );
}
