'use client';

import { useState } from 'react';
import type { OwnResume } from '@/lib/identity/users/mapper';
import { OFFLINE } from '../form/offline-words';

export interface ApplyTarget {
  _id: string;
  applyLink: string;
  /** The page of the listing. */
  path: string;
}

export type ApplyStep =
  /** The initial state. */
  | { name: 'start' }
  /** Choosing the resume. */
  | { name: 'resume'; current: OwnResume | null }
  /** Ready to apply. */
  | { name: 'ready'; resume: OwnResume }
  /** Recorded; `opened` unless the browser blocked the employer's page. */
  | { name: 'sent'; again: boolean; opened: boolean };

/** What came of a press. */
export type Taken = ApplyStep | { problem: string } | 'leaving';

export interface Apply {
  step: ApplyStep;
  busy: boolean;
  /** The error of the last click. */
  problem: string | null;
  start: () => Promise<void>;
  choose: (resume: OwnResume) => void;
  /** Back to the choice of the resume. */
  change: () => Promise<void>;
  submit: (resume: OwnResume) => Promise<void>;
}

/** The calls are loaded with the steps, at the first press. */
const loadCalls = () => import('./apply-steps');

const pageWithoutScript = ({ _id }: ApplyTarget): string => `/dashboard/apply/${_id}`;

/** Opens the page that applies without script, if the script of the steps does not load; says so where there is no connection. */
function applyWithoutScript(target: ApplyTarget): Taken {
  if (!navigator.onLine) return { problem: OFFLINE };
  window.location.assign(pageWithoutScript(target));
  return 'leaving';
}

/** The steps of an application: log-in, resume, recording it, and only then opening the employer's link. */
export function useApply(target: ApplyTarget): Apply {
  const [step, setStep] = useState<ApplyStep>({ name: 'start' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function take(next: (calls: Awaited<ReturnType<typeof loadCalls>>) => Promise<Taken>) {
    setBusy(true);
    setProblem(null);
    const calls = await loadCalls().catch(() => undefined);
    const taken = calls ? await next(calls) : applyWithoutScript(target);
    if (taken === 'leaving') return;
    setBusy(false);
    if ('problem' in taken) setProblem(taken.problem);
    else setStep(taken);
  }

  const askForResume = () => take(({ readResume }) => readResume(target));
  return {
    step,
    busy,
    problem,
    start: askForResume,
    change: askForResume,
    choose: (resume) => setStep({ name: 'ready', resume }),
    submit: (resume) => take(({ sendApplication }) => sendApplication(target, resume)),
  };
}
