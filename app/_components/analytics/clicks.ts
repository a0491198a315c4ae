import type { PageViewKind } from '@/lib/platform/core/vocabulary';

/** The clicks that are counted besides page views: on Apply Now, on a featured listing, on an industry. */
export type Click = Exclude<PageViewKind, 'view'>;

/** Marks a button, or a part of a page with links, for counting. Does nothing when analytics is off. */
export const counted = (click: Click) => ({ 'data-click': click });
