/** The product's colours, adapted for print. */
export const PALETTE = {
  ink: "#17211f",
  ink2: "#46504d",
  ink3: "#5f6864",
  line: "#e3e0d9",
  lineStrong: "#857f74",
  track: "#e7e4dd",
  paper: "#f6f5f2",
  sunken: "#eeece7",
  patina50: "#eaf5f2",
  patina600: "#0f716b",
  patina700: "#0b5a55",
  cobre500: "#cf7a3f",
} as const;
