/** Pixels, as recommended by social networks. */
export const SIZE = { width: 1200, height: 630 };

/** The width and height in pixels. */
export const LOGO_SIZE = 72;
