import { createContext, useContext } from "react";

/** The institution that runs this installation, for the logo and the help links. */
export type Site = {
  institution: string;
  /** Address of the logo. */
  logo: string;
  /** mailto: or https: address of the support contact. */
  supportContact: string;
};

/** Used when the settings could not be read, e.g. on the error page. */
const fallback: Site = { institution: "Universidad", logo: "/art/mark.svg", supportContact: "" };

export const SiteContext = createContext<Site>(fallback);

export function useSite(): Site {
  return useContext(SiteContext);
}
