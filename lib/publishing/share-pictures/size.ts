/** Pixels; what social networks ask for. */
export const SIZE = { width: 1200, height: 630 };

/** Pixels of the edge. */
export const LOGO_SIZE = 72;
