'use client';

import { useRouter } from 'next/navigation';

export const useRefresh = (): (() => void) => useRouter().refresh;
