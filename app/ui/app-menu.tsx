import { Link } from "@remix-run/react";
import { LogOut } from "lucide-react";
import type { FormEvent } from "react";
import { Avatar } from "./avatar.tsx";
import { classNames } from "./class-names.ts";
import { type Glyph, Icon } from "./icon.tsx";

export type MenuItem = {
  to: string;
  label: string;
  glyph: Glyph;
  /** Other paths for which this item is shown as current, e.g. a screen reached from it. */
  covers?: readonly string[];
};

/** Name of the signed-in user, and the link under the name. */
export type Account = { name: string; to: string; label: string };

type AppMenuProps = {
  menu: MenuItem[];
  account: Account;
  pathname: string;
  signOutAction: string;
  onSignOut: (event: FormEvent) => void;
  /** Called when a link is followed, even to the current page. */
  onFollow?: () => void;
  /** 48 px rows, for the drawer. */
  roomy?: boolean;
};

const rowClass = "flex w-full items-center gap-3 rounded-control px-3 py-2.25 leading-5.5 font-medium";
const restClass = "text-ink-2 hover:bg-ink/5 hover:text-ink";
const currentClass =
  "relative bg-surface font-bold text-patina-800 shadow-[0_0_0_1px_var(--color-line),var(--shadow-card)] " +
  "before:absolute before:-left-3 before:inset-y-2.5 before:w-1 before:rounded-r-[4px] before:bg-cobre-500";

/** Content of the sidebar and of the drawer: links to the screens above, the user and sign-out below. */
export function AppMenu({ menu, account, pathname, signOutAction, onSignOut, onFollow, roomy }: AppMenuProps) {
  const row = classNames(rowClass, roomy && "min-h-12");
  return (
    <>
      <nav aria-label="Principal" className="flex flex-col gap-0.5">
        {menu.map((item) => {
          const current = [item.to, ...(item.covers ?? [])].some(
            (path) => pathname === path || pathname.startsWith(`${path}/`),
          );
          return (
            <Link
              key={item.to}
              to={item.to}
              onClick={onFollow}
              aria-current={current ? "page" : undefined}
              className={classNames(row, current ? currentClass : restClass)}
            >
              <Icon glyph={item.glyph} />
              {item.label}
            </Link>
          );
        })}
      </nav>
      <div className="mt-auto pt-6">
        <div className="border-t border-line pt-3">
          <Link
            to={account.to}
            onClick={onFollow}
            className="flex items-center gap-3 rounded-control px-2.5 py-2 hover:bg-ink/5"
          >
            <Avatar name={account.name} size={36} />
            <span className="min-w-0">
              <span className="block truncate text-[0.875rem] leading-4.5 font-semibold">{account.name}</span>
              <span className="block text-xs text-ink-3">{account.label}</span>
            </span>
          </Link>
          {/* A form, so that signing out works even before the scripts have started. */}
          <form method="post" action={signOutAction} onSubmit={onSignOut}>
            <button type="submit" className={classNames(row, restClass)}>
              <Icon glyph={LogOut} />
              Salir
            </button>
          </form>
        </div>
      </div>
    </>
  );
}
