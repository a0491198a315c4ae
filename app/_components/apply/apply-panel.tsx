'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { loginPath } from '@/lib/platform/auth/login-path';
import { counted } from '../analytics/clicks';
import { Button } from '../button';
import { useApplied } from './use-marks';
import { useApply, type ApplyTarget } from './use-apply';

const ApplySteps = lazy(() => import('./apply-steps'));

export interface ApplyPanelProps {
  internship: ApplyTarget;
  note: ReactNode;
}

export function ApplyPanel({ internship, note }: ApplyPanelProps) {
  const apply = useApply(internship);
  const { step, busy, problem, start } = apply;
  const pressed = step.name !== 'start';
  const application = useApplied(internship._id);
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
        <>
          {note}
          <Button
            wide
            hidden={application !== undefined}
            data-unless-applied={internship._id}
            disabled={busy}
            onClick={() => void start()}
            className="only-whole noscript:hidden"
            {...counted('apply')}
          >
            {busy ? 'One moment…' : 'Apply Now'}
          </Button>
        </>
      )}
      <noscript>
        <Button
          href={`/dashboard/apply/${internship._id}`}
          wide
          data-unless-applied={internship._id}
          className="only-whole"
        >
          Apply without JavaScript
        </Button>
        <Button href={loginPath('none', internship.path)} wide className="only-light">
          Log in to apply
        </Button>
        <p className="text-small text-muted only-light mt-2">
          Once you’re logged in, this page has the script you need to apply.
        </p>
      </noscript>
    </div>
  );
}
