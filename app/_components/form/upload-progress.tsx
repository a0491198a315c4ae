'use client';

import { useMemo, useState } from 'react';
import { callWithProgress, type Call } from './call-with-progress';

/** Returns a `Call` that tracks its progress, and that progress (0 to 1). */
export function useUploadProgress(): { call: Call; progress: number } {
  const [progress, setProgress] = useState(0);
  const call = useMemo(() => callWithProgress(setProgress), []);
  return { call, progress };
}

export function UploadProgress({ sending, progress }: { sending: boolean; progress: number }) {
  if (!sending) return null;
  const percent = Math.round(progress * 100);
  return (
    <div className="grid gap-1">
      <progress aria-label="Upload" className="upload-progress" max={100} value={percent} />
      <p className="text-small text-muted tabular-nums">
        {percent < 100 ? `${percent}% sent` : 'Sent. Checking the file…'}
      </p>
    </div>
  );
}
