import type { PageViewKind } from '@/lib/platform/core/vocabulary';

/** The clicks that analytics counts: on Apply Now, a featured listing or an industry. */
export type Click = Exclude<PageViewKind, 'view'>;

/** Attributes that mark a button, or the links within an element, for counting. No effect if analytics is off. */
export const counted = (click: Click) => ({ 'data-click': click });
