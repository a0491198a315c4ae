/** Pixels; what social networks ask for. */
export const SIZE = { width: 1200, height: 630 };

/** Px of the edge of a logo in it. */
export const LOGO_SIZE = 72;
