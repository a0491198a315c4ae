'use client';

import { lazy, Suspense } from 'react';
import { declinesCounting } from '@/lib/internships/views/declines';
import type { Counter } from './page-counter';

const PageCounter = lazy(() => import('./page-counter'));

/** The server renders nothing either way. */
const isCounted = (): boolean => typeof navigator === 'undefined' || !declinesCounting(navigator);

/** Keeps the counter out of the script of public pages, and loads it unless the browser declines. */
export const LazyAnalytics = (counter: Counter) => (
  <Suspense>{isCounted() && <PageCounter {...counter} />}</Suspense>
);
