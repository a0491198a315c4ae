/** In characters. The same as for a listing's company. */
export const MAX_NAME_LENGTH = 150;
export const MAX_ABOUT_LENGTH = 2_000;
