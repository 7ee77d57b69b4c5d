/**
 * What the child is about to do: the parent shows the stage to the person who waits and restarts the step's clock.
 * "draw" and "recognise" both belong to the stage "ocr".
 */
type Step = "read" | "draw" | "recognise";
export type OnStep = (step: Step) => void;
