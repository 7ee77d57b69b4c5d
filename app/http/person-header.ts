/**
 * Says whose screen a call comes from. A screen outlives its session: after another person has signed in in the same
 * browser, the cookie is theirs and the screen is not, and nothing of the first person may be sent in their name.
 */
export const PERSON_HEADER = "X-Screen-Person";
