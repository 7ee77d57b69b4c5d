import { z } from "zod";
import type { CallDescription, RefusalStatus, Refusals } from "../call-description.ts";

/** What calls refuse: what every call of a kind refuses, and what one adds to it. */

export type Refusal = {
  status: RefusalStatus | 405 | 500;
  /** By `reason`; "" is the cause that has none. */
  causes: Readonly<Record<string, string>>;
  /** Of a refusal that many calls have alike. */
  name?: string;
};

type Kind = Pick<CallDescription, "method" | "access" | "params" | "query" | "body" | "upload" | "dialect">;

/** Everything that a call may refuse, by status. */
export function refusalsOf(call: Kind & { refusals: Refusals }): Refusal[] {
  const own = new Map(Object.entries(call.refusals).map(([status, given]) => [Number(status), causesOf(given)]));
  const usual = usualRefusals(call).map((refusal): Refusal => {
    const added = own.get(refusal.status);
    own.delete(refusal.status);
    return added ? { status: refusal.status, causes: merged(refusal.causes, added) } : refusal;
  });
  const others = [...own].map(([status, causes]) => ({ status: status as RefusalStatus, causes }));
  return [...usual, ...others].sort((one, other) => one.status - other.status);
}

/** The causes without a reason of both become one. */
function merged(usual: Refusal["causes"], own: Refusal["causes"]): Refusal["causes"] {
  const both = [usual[""], own[""]].filter((text) => text !== undefined && text !== "");
  return { ...usual, ...own, ...(both.length > 0 && { "": both.join(", or ") }) };
}

function causesOf(given: Refusals[RefusalStatus]): Readonly<Record<string, string>> {
  return typeof given === "object" ? given : { "": given ?? "" };
}

/** What the kind of a call says of its refusals already. */
function usualRefusals(call: Kind): Refusal[] {
  return [
    badRequest(call),
    call.access === "public" ? undefined : UNAUTHENTICATED,
    forbidden(call),
    call.params ? NOT_FOUND : undefined,
    WRONG_METHOD,
    tooLarge(call),
    unsupported(call),
    FAULT,
    UNAVAILABLE,
  ].filter((refusal) => refusal !== undefined);
}

const BAD_BODY: Refusal = {
  status: 400,
  name: "BadBody",
  causes: { "": "the body cannot be read, or has not its form; the message names the fields" },
};
const BAD_QUERY: Refusal = {
  status: 400,
  name: "BadQuery",
  causes: { bad_query: "the message names the parameters that are wrong" },
};
const BAD_UPLOAD: Refusal = {
  status: 400,
  name: "BadUpload",
  causes: { missing: "there is no file in the form", incomplete: "the file did not arrive whole" },
};
const UNAUTHENTICATED: Refusal = {
  status: 401,
  name: "Unauthenticated",
  causes: {
    "": "no session, or one that has ended, also while the call was under way",
    other_person: "the session is not of the person whom `X-Screen-Person` names",
  },
};
const OTHER_SITE: Refusal = {
  status: 403,
  name: "OtherSite",
  causes: { "": "sent from a page of another site" },
};
const LOCKED = {
  second_factor_required: "staff has to have a second factor here, and the account has none",
  own_password_required: "an own password comes first: the session was opened by a code, or the platform wants one",
};
const NO_SECOND_FACTOR: Refusal = { status: 403, name: "NoSecondFactor", causes: LOCKED };
const OTHER_SITE_OR_LOCKED: Refusal = {
  status: 403,
  name: "OtherSiteOrNoSecondFactor",
  causes: { ...OTHER_SITE.causes, ...LOCKED },
};
const NOT_ALLOWED: Refusal = {
  status: 403,
  name: "NotAllowed",
  causes: { "": "the role does not allow it", ...LOCKED },
};
const NOT_ALLOWED_OR_OTHER_SITE: Refusal = {
  status: 403,
  name: "NotAllowedOrOtherSite",
  causes: { "": "the role does not allow it, or sent from a page of another site", ...LOCKED },
};
const NOT_FOUND: Refusal = { status: 404, name: "NotFound", causes: { "": "there is none, or it is another's" } };
const WRONG_METHOD: Refusal = {
  status: 405,
  name: "WrongMethod",
  causes: { "": "another method than this; `Allow` names the right one" },
};
const LARGE_BODY: Refusal = { status: 413, name: "LargeBody", causes: { "": "a body of more than 64 KiB" } };
const LARGE_FILE: Refusal = {
  status: 413,
  name: "LargeFile",
  causes: { too_large: "the file is larger than the call takes" },
};
const NOT_JSON: Refusal = { status: 415, name: "NotJson", causes: { "": "the body is no `application/json`" } };
const NO_FORM: Refusal = { status: 415, name: "NoForm", causes: { missing: "the body is no multipart form" } };
const FAULT: Refusal = {
  status: 500,
  name: "Fault",
  causes: { "": "a fault of the program; the message holds the code under which the log has it" },
};
const UNAVAILABLE: Refusal = {
  status: 503,
  name: "Unavailable",
  causes: {
    "": "the platform is starting",
    disk_full: "the server has no room to write: nothing was changed",
    disk_broken: "the server's disk fails: nothing was changed",
  },
};

function badRequest({ query, body, upload, dialect }: Kind): Refusal | undefined {
  // It has its own words for causes, and each call names them.
  if (dialect) return undefined;
  if (upload) return BAD_UPLOAD;
  if (body) return BAD_BODY;
  // What a feature reads itself it refuses in its own way.
  return query && !(query instanceof z.ZodUnknown) ? BAD_QUERY : undefined;
}

function forbidden({ method, access }: Kind): Refusal | undefined {
  if (access === "public") return method === "GET" ? undefined : OTHER_SITE;
  if (access === "user") return method === "GET" ? NO_SECOND_FACTOR : OTHER_SITE_OR_LOCKED;
  return method === "GET" ? NOT_ALLOWED : NOT_ALLOWED_OR_OTHER_SITE;
}

function tooLarge({ method, upload }: Kind): Refusal | undefined {
  if (method === "GET") return undefined;
  return upload ? LARGE_FILE : LARGE_BODY;
}

function unsupported({ body, upload }: Kind): Refusal | undefined {
  if (upload) return NO_FORM;
  return body ? NOT_JSON : undefined;
}
