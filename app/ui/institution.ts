import { createContext, useContext } from "react";

/** The institution that runs this installation, for the logo and the help links. */
export type Site = {
  institution: string;
  /** Address of the logo. */
  logo: string;
  /** mailto: or https: address of the support contact. */
  supportContact: string;
  /** More ways to reach the office, such as its telephone. */
  moreContacts: readonly { href: string; label: string }[];
  /** Style properties of the accent colour; undefined: the product's own. */
  theme?: Record<string, string> | undefined;
};

/** Used when the settings could not be read, e.g. on the error page. */
const fallback: Site = { institution: "Universidad", logo: "/art/mark.svg", supportContact: "", moreContacts: [] };

export const SiteContext = createContext<Site>(fallback);

export function useSite(): Site {
  return useContext(SiteContext);
}
