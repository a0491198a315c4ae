'use client';

import { useRouter } from 'next/navigation';

/** Gives a function that refreshes the page in place after a change. */
export const useRefresh = (): (() => void) => useRouter().refresh;
