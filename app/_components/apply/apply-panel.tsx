'use client';

import { lazy, Suspense } from 'react';
import { loginPath } from '@/lib/auth/login-path';
import { counted } from '../analytics/clicks';
import { Button } from '../button';
import { useApply, type ApplyTarget } from './use-apply';

const ApplySteps = lazy(() => import('./apply-steps'));

/** Apply Now, and what follows from it. */
export function ApplyPanel({ internship }: { internship: ApplyTarget }) {
  const apply = useApply(internship);
  const { step, busy, problem, start } = apply;
  const pressed = step.name !== 'start';
  return (
    <div>
      <p
        role="alert"
        className="rounded-box border-danger bg-danger-soft border-l-4 px-4 py-3 not-empty:mb-4 empty:hidden"
      >
        {problem}
      </p>
      {pressed && (
        <Suspense fallback={<p className="text-muted">One moment…</p>}>
          <ApplySteps apply={apply} applyLink={internship.applyLink} />
        </Suspense>
      )}
      {!pressed && (
        <Button
          wide
          disabled={busy}
          onClick={() => void start()}
          className="only-whole"
          {...counted('apply')}
        >
          {busy ? 'One moment…' : 'Apply Now'}
        </Button>
      )}
      <noscript>
        <p className="text-small text-muted">
          Applying needs JavaScript: it records your application first.{' '}
          <a href={loginPath('none', internship.path)} className="only-light">
            Log in to apply
          </a>
        </p>
      </noscript>
    </div>
  );
}
