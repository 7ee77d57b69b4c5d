import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { dialogClass } from "./dialog-class.ts";
import { ScrollRegion } from "./scroll-region.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export type ModalProps = {
  open: boolean;
  /** Called on Esc, on the X and on a click outside. */
  onClose: () => void;
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  /** Actions at the bottom, the primary one last. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  /** Element that gets the focus first; by default the title, so that a screen reader announces the dialog. */
  initialFocus?: RefObject<HTMLElement | null>;
  closeLabel?: string;
  children: ReactNode;
};

const WIDTH = { sm: "rows:max-w-md", md: "rows:max-w-xl", lg: "rows:max-w-3xl", xl: "rows:max-w-5xl" } as const;

/** The part of Modal whose script is loaded when a dialog opens. */
export default function ModalDialog({
  open,
  onClose,
  title,
  description,
  footer,
  size = "md",
  initialFocus,
  closeLabel = "Cerrar",
  children,
}: ModalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Headless UI types this ref as never null; it reads it only after the dialog is mounted.
  const focusFirst = (initialFocus ?? heading) as RefObject<HTMLElement>;
  return (
    <Dialog open={open} onClose={onClose} initialFocus={focusFirst} className="relative z-30">
      <DialogBackdrop className={dialogClass.backdrop} />
      <div className={dialogClass.place}>
        <DialogPanel className={classNames(dialogClass.panel, WIDTH[size])}>
          <div className="pt-6 pr-16 pb-4 pl-5 rows:pl-6">
            <DialogTitle ref={heading} tabIndex={-1} as="h2" className="outline-none">
              {title}
            </DialogTitle>
            {description && <p className="mt-1 text-ink-2">{description}</p>}
          </div>
          <Button
            variant="ghost"
            square
            icon={X}
            aria-label={closeLabel}
            onClick={onClose}
            className="absolute top-3 right-3"
          />
          <ScrollRegion
            label={title}
            className="min-h-0 flex-1 overflow-y-auto px-5 pb-5 -outline-offset-2 rows:px-6 rows:pb-6"
          >
            <ModalContent>{children}</ModalContent>
          </ScrollRegion>
          {footer && (
            <div
              className={classNames(
                "flex flex-col-reverse gap-2 border-t border-line px-5 py-4 rows:flex-row rows:justify-end",
                "rows:px-6",
              )}
            >
              {footer}
            </div>
          )}
        </DialogPanel>
      </div>
    </Dialog>
  );
}

function ModalContent({ children }: { children: ReactNode }) {
  useFocusReturn();
  return <div>{children}</div>;
}
