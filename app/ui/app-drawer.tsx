import { Dialog, DialogBackdrop, DialogPanel } from "@headlessui/react";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Brand } from "./brand.tsx";
import { Button } from "./button.tsx";
import { dialogClass } from "./dialog-class.ts";
import { useFocusReturn } from "./use-focus-return.ts";

type AppDrawerProps = { open: boolean; onClose: () => void; home: string; children: ReactNode };

/** The menu of narrow windows: a dialog at the left edge. Its script is loaded when it opens. */
export default function AppDrawer({ open, onClose, home, children }: AppDrawerProps) {
  return (
    <Dialog open={open} onClose={onClose} aria-label="Menú" className="relative z-30 shell:hidden">
      <DialogBackdrop className={dialogClass.backdrop} />
      <DialogPanel
        className={classNames(
          "fixed inset-y-0 left-0 flex w-72 max-w-[85vw] flex-col overflow-y-auto bg-side px-3 pt-5 pb-4",
          "shadow-dialog animate-drawer",
        )}
      >
        <DrawerHead home={home} onClose={onClose} />
        {children}
      </DialogPanel>
    </Dialog>
  );
}

function DrawerHead({ home, onClose }: Pick<AppDrawerProps, "home" | "onClose">) {
  useFocusReturn();
  return (
    <div className="mb-5 flex items-start justify-between gap-2">
      <Brand to={home} className="px-2.5" />
      <Button variant="ghost" square icon={X} aria-label="Cerrar menú" onClick={onClose} />
    </div>
  );
}
