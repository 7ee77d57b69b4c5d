/**
 * How a session can be held, with the words for it. Apart from booking-types.ts, whose schema would bring zod to the
 * browser.
 */
export const MODALITIES = { either: "Presencial o virtual", in_person: "Presencial", online: "Virtual" } as const;
export type Modality = keyof typeof MODALITIES;
