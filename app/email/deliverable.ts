/** A domain that no mail server can have (RFC 6761): the addresses of invented people. */
export const NOWHERE_DOMAIN = "example.invalid";

/** False for an address that cannot exist. */
export function isDeliverable(address: string): boolean {
  return !/[.@]invalid\.?$/i.test(address.trim());
}
