/** Limits of what the office says of its institution, shared by browser and server. */

export const INSTITUTION_LIMITS = {
  name: 80,
  email: 254,
  phone: 25,
  web: 200,
  welcome: 160,
  announcement: 280,
} as const;
