'use client';

import { useRouter } from 'next/navigation';

/** Gives the function that reads the page anew where it is, after something on it was changed. */
export const useRefresh = (): (() => void) => useRouter().refresh;
