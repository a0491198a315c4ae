'use client';

import { lazy, Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { applyPath } from '@/lib/internships/listings/apply-path';
import { loginPath } from '@/lib/platform/auth/login-path';
import { counted } from '../analytics/clicks';
import { Button } from '../button';
import { onApplicationRequest } from './apply-requests';
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
  const isInProgress = pressed && step.name !== 'sent';
  const application = useApplied(internship._id);
  const startOnce = useEffectEvent(() => {
    if (!pressed && !busy) void start();
  });
  useEffect(() => onApplicationRequest(internship._id, () => startOnce()), [internship._id]);
  return (
    <div data-applying={isInProgress ? '' : undefined}>
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
          href={applyPath(internship._id)}
          wide
          data-unless-applied={internship._id}
          className="only-whole"
        >
          Apply without JavaScript
        </Button>
        <Button href={loginPath('none', applyPath(internship._id))} wide className="only-light">
          Log in to apply
        </Button>
      </noscript>
    </div>
  );
}
