'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { SuccessNotice } from '@/app/_components/success-notice';

/** Shows a success message for some milliseconds; without script it stays. */
export function ShownFor({ milliseconds, children }: { milliseconds: number; children: ReactNode }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return shown && <SuccessNotice>{children}</SuccessNotice>;
}
