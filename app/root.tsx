import { classNames } from "#app/ui/class-names.ts";
import "@fontsource-variable/hanken-grotesk/index.css";
import latinFont from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import "./app.css";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { signInWays } from "#app/features/access/ways.server.ts";
import { personMark } from "#app/features/auth/person-mark.server.ts";
import { type HunterInBrief, huntersInBrief } from "#app/features/interview/hunters.ts";
import { HuntersContext } from "#app/features/interview/use-hunters.ts";
import { appearanceOf } from "#app/http/appearance.server.ts";
import { PERSON_META } from "#app/http/lost-session.ts";
import { optionalUser, pageSettings } from "#app/http/page.server.ts";
import type { Appearance } from "#app/platform/appearance.ts";
import { isBlocked } from "#app/platform/blocked-people.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { BlockedContext } from "#app/routes/layout/blocked-context.ts";
import { ErrorScreen, ForbiddenScreen, NotFoundScreen } from "#app/routes/layout/error-screens.tsx";
import { NavigationProblemNotice } from "#app/routes/layout/navigation-problem.tsx";
import { type ScreenSession, SessionNotice } from "#app/routes/layout/session-notice.tsx";
import { type Site, SiteContext } from "#app/ui/institution.ts";
import { NonceContext } from "#app/ui/nonce.ts";
import { Toaster } from "#app/ui/toaster.tsx";

export const links: LinksFunction = () => [
  // The one font file of every screen: asked for at once instead of after the style sheet.
  { rel: "preload", href: latinFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const meta: MetaFunction = () => [{ title: "Desarrollo Profesional" }];

type RootData = Site & {
  hunters: HunterInBrief[];
  /** The person has had the own data blocked. */
  blocked: boolean;
  /** Whose screens these are, for the calls that they send; null while nobody is signed in. */
  session: ScreenSession | null;
  appearance: Appearance;
};

export async function loader(args: LoaderFunctionArgs): Promise<RootData> {
  const user = await optionalUser(args);
  const blocked = user !== null && (await isBlocked(getDb(), user.id));
  const session = user && { person: personMark(user.id), ways: signInWays(getSettings()) };
  const appearance = appearanceOf(args.request);
  return { ...(await pageSettings()), hunters: huntersInBrief(), blocked, session, appearance };
}

/**
 * Where the office changes the institution, where a block is lifted, and after signing in; a screen that is open
 * elsewhere shows it when it is loaded again.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  ["/admin/institution", "/account"].includes(nextUrl.pathname) || currentUrl.pathname === "/login";

/** --color-paper of the two appearances: what the browser paints its own bars with. */
const PAPER = { light: "#f6f5f2", dark: "#111816" } as const;
const LIGHT = "(prefers-color-scheme: light)";
const DARK = "(prefers-color-scheme: dark)";

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const site = useRouteLoaderData<typeof loader>("root");
  const page = (
    <>
      {children}
      <Toaster />
      <NavigationProblemNotice />
      {site?.session && <SessionNotice ways={site.session.ways} />}
    </>
  );
  const chosen = site?.appearance === "system" ? undefined : site?.appearance;
  return (
    <html lang="es-CL" data-theme={chosen} style={site?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {chosen !== "dark" && <meta name="theme-color" content={PAPER.light} media={chosen ? undefined : LIGHT} />}
        {chosen !== "light" && <meta name="theme-color" content={PAPER.dark} media={chosen ? undefined : DARK} />}
        {site?.session && <meta name={PERSON_META} content={site.session.person} />}
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#contenido"
          className={classNames(
            "fixed top-3 left-3 z-50 -translate-y-20 rounded-control bg-act px-4 py-2 font-semibold",
            "text-on-act focus:translate-y-0 print:hidden",
          )}
        >
          Saltar al contenido
        </a>
        {site ? (
          <SiteContext.Provider value={site}>
            <HuntersContext.Provider value={site.hunters}>
              <BlockedContext.Provider value={site.blocked}>{page}</BlockedContext.Provider>
            </HuntersContext.Provider>
          </SiteContext.Provider>
        ) : (
          page
        )}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** Says in Spanish what happened; the cause stays in the server's log. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorScreen />;
  if (error.status === 403) return <ForbiddenScreen needs={error.data?.needs} />;
  return error.status === 404 ? <NotFoundScreen /> : <ErrorScreen />;
}
