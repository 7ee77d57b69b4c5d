/** The model's input: features by name, each about 0 to 1. */
export type Features = Record<string, number>;
