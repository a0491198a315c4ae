/** Characters of an employer's name: as many as a listing's company has. */
export const MAX_NAME_LENGTH = 150;

/** Characters of what it says of itself. */
export const MAX_ABOUT_LENGTH = 2_000;
