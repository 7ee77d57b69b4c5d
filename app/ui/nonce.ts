import { createContext } from "react";

/**
 * Nonce of the response's Content-Security-Policy, for the scripts of the document. Empty in the browser: scripts
 * have run there.
 */
export const NonceContext = createContext<string | undefined>(undefined);
