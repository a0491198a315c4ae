/** Most listings of which one call says what somebody has done with them; a page shows far fewer. */
export const MAX_ASKED = 50;
