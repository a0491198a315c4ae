/** Listings per call; a page shows far fewer. */
export const MAX_ASKED = 50;
