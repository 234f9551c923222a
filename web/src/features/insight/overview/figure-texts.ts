/** Explanations of figures used in several places. */
export const OVERALL_ABOUT =
  'Four tenths are how strong the connection is, four tenths how deep you talk, and two tenths what is remembered: two for each memory, at most 100.';
