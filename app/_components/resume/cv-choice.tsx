'use client';

import { useState } from 'react';
import type { OwnResume } from '@/lib/identity/users/mapper';
import { Button } from '../button';
import { Link } from '../link';
import { send } from '../form/send';

/** Creates a CV from the career profile and makes it the current resume. After a failure, links to the profile. */
export function CvChoice({ onMade }: { onMade: (resume: OwnResume) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function make(): Promise<void> {
    setBusy(true);
    setProblem('');
    const sent = await send<{ resume: OwnResume }>('/api/users/career/cv/use', {
      json: {},
      fallback: 'Failed to make your CV',
    });
    if (!sent.ok && sent.leaving) return;
    setBusy(false);
    if (sent.ok) onMade(sent.body.resume);
    else setProblem(sent.message);
  }
  return (
    <div className="grid gap-3">
      <Button variant="secondary" wide disabled={isBusy} onClick={() => void make()}>
        {isBusy ? 'Making your CV…' : 'Use a CV from my career profile'}
      </Button>
      <p role="alert" className="text-danger empty:hidden">
        {problem && (
          <>
            {problem} <Link href="/dashboard/career">Open my career profile</Link>
          </>
        )}
      </p>
    </div>
  );
}
