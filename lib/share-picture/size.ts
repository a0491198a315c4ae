/** Pixels; what social networks ask for. */
export const SIZE = { width: 1200, height: 630 };
