/** True if the window has room for two columns. The style sheet names the same width. */
export const isWide = (): boolean => window.matchMedia('(width >= 64rem)').matches;
