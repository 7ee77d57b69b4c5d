import { createContext } from "react";

/**
 * Nonce of the response's Content-Security-Policy, for the scripts of the document. Empty in the browser, where the
 * scripts have already run.
 */
export const NonceContext = createContext<string | undefined>(undefined);
