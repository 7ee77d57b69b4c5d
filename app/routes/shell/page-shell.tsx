import type { ReactNode } from "react";
import { AppShell } from "#app/ui/app-shell.tsx";
import { menuFor } from "./navigation.ts";
import { SIGN_OUT_PATH, useSignOut } from "./use-sign-out.ts";

type PageShellProps = {
  /** The signed-in person, from the page's loader. */
  user: { name: string; role: "admin" | "user" };
  /** Name of the screen, as in the menu. */
  title: string;
  layout?: "page" | "wide" | "full";
  children: ReactNode;
};

/** Around every signed-in screen: menu, account, sign-out. Screens with client reads add a ReadsProvider. */
export function PageShell({ user, title, layout, children }: PageShellProps) {
  const signOut = useSignOut();
  return (
    <AppShell
      menu={menuFor(user.role)}
      account={{ name: user.name, to: "/account", label: "Mi cuenta" }}
      home="/dashboard"
      title={title}
      layout={layout}
      signOutAction={SIGN_OUT_PATH}
      onSignOut={signOut}
    >
      {children}
    </AppShell>
  );
}
