/** What is counted beside page views: presses on Apply Now, on a featured listing, on an industry. */
export type Click = 'apply' | 'featured' | 'industry';

/** Marks a button, or a part of a page whose links are to be counted. Nothing is counted where analytics is off. */
export const counted = (click: Click) => ({ 'data-click': click });
