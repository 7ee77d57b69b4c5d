/** Whether this browser can use passkeys at this address: over https or on localhost, and at a name. Browser only. */
export function isPasskeyPossible(): boolean {
  const { hostname } = window.location;
  return window.isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(hostname);
}
