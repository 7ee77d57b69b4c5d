import { Scripts } from "@remix-run/react";
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * Remix's `Scripts`, fetched after the style and the font: the server has drawn the screen already, and on a slow line
 * 100 KB of scripts at the same priority would keep its words back.
 */
export function ScriptsAfterPaint({ nonce }: { nonce: string | undefined }) {
  // Called and not rendered: its links have no property for a priority, and only what it returns can be given one.
  return <>{atLowPriority(Scripts({ nonce }))}</>;
}

/** React 18 knows the attribute by its HTML name only. */
const LOW = { fetchpriority: "low" };

function atLowPriority(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ rel?: string; children?: ReactNode }>(child)) return child;
    if (child.type === Fragment) return atLowPriority(child.props.children);
    return child.type === "link" && child.props.rel === "modulepreload"
      ? cloneElement(child as ReactElement, LOW)
      : child;
  });
}
