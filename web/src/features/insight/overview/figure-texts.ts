/** How connection strength is made of its parts. */
export const STRENGTH_ABOUT =
  'Grows with each day on which you tell something and with what you tell, each time by a little less: an hour gives a few points, half a year about 80. Values are shares of what a part can reach.';
/** How conversation depth is made of its parts. */
export const DEPTH_ABOUT = 'The mean over your newest 200 messages; fewer than 100 count as 100.';

/** Explanations of figures used in several places. */
export const OVERALL_ABOUT =
  '40 % connection strength, 40 % conversation depth and 20 % memories (2 for each, at most 100).';
