import { useLocation } from "@remix-run/react";
import { Menu } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { type Account, AppMenu, type MenuItem } from "./app-menu.tsx";
import { Avatar } from "./avatar.tsx";
import { Brand, Logo } from "./brand.tsx";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { deferredDialog } from "./deferred/deferred-part.tsx";

const AppDrawer = deferredDialog({ name: "el menú", load: () => import("./app-drawer.tsx") });

type AppShellProps = {
  menu: MenuItem[];
  account: Account;
  /** Target of the logo's link. */
  home: string;
  /** Name of the screen, shown in the top bar of narrow windows. */
  title: string;
  /** Form action that signs out when scripts have not started yet. */
  signOutAction: string;
  onSignOut: () => void;
  /**
   * full: the screen manages its own height, margins and phone top bar (a conversation). wide: for tables. dense:
   * wide with small margins and menu rows, for the office.
   */
  layout?: "page" | "wide" | "full" | "dense";
  children: ReactNode;
};

const PAGE = { page: "max-w-page", wide: "max-w-page-wide", dense: "max-w-page-wide" } as const;

/** Frame of every signed-in screen: sidebar from 900 px, top bar and drawer on narrower windows. */
export function AppShell({
  menu,
  account,
  home,
  title,
  signOutAction,
  onSignOut,
  layout = "page",
  children,
}: AppShellProps) {
  const { pathname } = useLocation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const submitSignOut = (event: FormEvent) => {
    event.preventDefault();
    onSignOut();
  };
  const parts = { menu, account, pathname, signOutAction, onSignOut: submitSignOut, compact: layout === "dense" };
  return (
    <div className="min-h-dvh shell:grid shell:grid-cols-[15.5rem_minmax(0,1fr)] print:block">
      <aside
        className={classNames(
          "sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-side px-3 pt-5 pb-4",
          "shell:flex print:hidden",
        )}
      >
        <Brand to={home} className="mb-7 px-2.5" />
        <AppMenu {...parts} />
      </aside>
      <div className="flex min-w-0 flex-col">
        <header
          className={classNames(
            "sticky top-0 z-10 flex h-14 items-center gap-2 border-b border-line bg-paper/94 pr-2 pl-1.5",
            "shell:hidden print:hidden",
            layout === "full" && "hidden",
          )}
        >
          <Button
            variant="ghost"
            square
            icon={Menu}
            aria-label="Abrir menú"
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
          />
          <Logo size={28} />
          <p className="min-w-0 flex-1 truncate font-bold tracking-[-0.01em]">{title}</p>
          <Avatar name={account.name} size={34} />
        </header>
        <main
          id="contenido"
          tabIndex={-1}
          className={classNames(
            "min-w-0 flex-1 outline-none",
            layout === "dense" && "px-4 pt-4 pb-8 shell:px-8 shell:pt-3.5",
            (layout === "page" || layout === "wide") && "px-4 pt-5 pb-8 shell:px-10 shell:pt-8 shell:pb-12",
          )}
        >
          {layout === "full" ? children : <div className={classNames("mx-auto", PAGE[layout])}>{children}</div>}
        </main>
      </div>
      <AppDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} home={home}>
        <AppMenu {...parts} onFollow={() => setDrawerOpen(false)} roomy />
      </AppDrawer>
    </div>
  );
}
