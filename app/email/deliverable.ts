/** Domain of the addresses of invented people; no mail server can have it (RFC 6761). */
export const NOWHERE_DOMAIN = "example.invalid";

/** False for an address that cannot exist. */
export function isDeliverable(address: string): boolean {
  return !/[.@]invalid\.?$/i.test(address.trim());
}
