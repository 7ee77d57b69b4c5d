import { Link } from "@remix-run/react";
import { LogOut } from "lucide-react";
import { type FormEvent, Fragment } from "react";
import { formatCount } from "#app/platform/format.ts";
import { Avatar } from "./avatar.tsx";
import { Badge } from "./badge.tsx";
import { classNames } from "./class-names.ts";
import { type Glyph, Icon } from "./icon.tsx";

export type MenuItem = {
  to: string;
  label: string;
  glyph: Glyph;
  /** Other paths for which this item is shown as current, e.g. a screen reached from it. */
  covers?: readonly string[];
  /** Current only on its own path, not on those below it. */
  exact?: boolean;
  /** Heading of the group that begins with this item. */
  group?: string;
  /** What waits behind it: a number and its words for screen readers. */
  count?: { value: number; words: string } | undefined;
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
  /** 36 px rows, for menus with many items. */
  compact?: boolean;
};

const rowClass = "flex w-full items-center gap-3 rounded-control px-3 leading-5.5 font-medium";
const restClass = "text-ink-2 hover:bg-ink/5 hover:text-ink";
const currentClass =
  "relative bg-surface font-bold text-patina-800 shadow-[0_0_0_1px_var(--color-line),var(--shadow-card)] " +
  "before:absolute before:-left-3 before:inset-y-2.5 before:w-1 before:rounded-r-[4px] before:bg-cobre-500";

function isCurrent({ to, covers = [], exact = false }: MenuItem, pathname: string): boolean {
  if (exact) return pathname === to;
  return [to, ...covers].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Content of the sidebar and of the drawer: links to the screens above, the user and sign-out below. */
export function AppMenu({ menu, account, pathname, signOutAction, onSignOut, onFollow, roomy, compact }: AppMenuProps) {
  const row = classNames(rowClass, roomy ? "min-h-12 py-2.25" : compact ? "py-1.75 text-[0.875rem]" : "py-2.25");
  return (
    <>
      <nav aria-label="Principal" className="flex flex-col gap-0.5">
        {menu.map((item) => {
          const current = isCurrent(item, pathname);
          return (
            <Fragment key={item.to}>
              {item.group && <p className="mt-3 px-3 pb-1 text-xs text-ink-3">{item.group}</p>}
              <Link
                to={item.to}
                onClick={onFollow}
                aria-current={current ? "page" : undefined}
                className={classNames(row, current ? currentClass : restClass)}
              >
                <Icon glyph={item.glyph} />
                {item.label}
                {item.count && (
                  <Badge tone="cobre" className="ml-auto">
                    {formatCount(item.count.value)} <span className="sr-only">{item.count.words}</span>
                  </Badge>
                )}
              </Link>
            </Fragment>
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
