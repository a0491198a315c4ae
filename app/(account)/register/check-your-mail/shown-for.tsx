'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { SuccessNotice } from '@/app/_components/success-notice';
import { pausableTimeout } from '@/app/_components/pausable-timeout';

/** Hides its content after some time; without JavaScript it stays. */
export function ShownFor({ milliseconds, children }: { milliseconds: number; children: ReactNode }) {
  const [shown, setShown] = useState(true);
  useEffect(() => pausableTimeout(milliseconds, () => setShown(false)), [milliseconds]);
  return shown && <SuccessNotice>{children}</SuccessNotice>;
}
