'use client';

import { useState } from 'react';
import { applyPath } from '@/lib/internships/listings/apply-path';
import type { Applied } from '@/lib/applications/apply/find-applied';
import type { OwnResume } from '@/lib/identity/users/mapper';
import type { Later } from '../form/form-submit';
import { OFFLINE } from '../form/offline-words';
import type { Stopped } from '../form/send-later';

export interface ApplyTarget {
  _id: string;
  applyLink: string;
}

export type ApplyStep =
  | { name: 'start' }
  | { name: 'resume'; current: OwnResume | null }
  | { name: 'ready'; resume: OwnResume }
  /**
   * The application is recorded. `opened` is false if the browser blocked the employer's page, or the application waited for a
   * connection: then `waitedUntil` is its time.
   */
  | { name: 'sent'; again: boolean; opened: boolean; waitedUntil?: Applied['appliedAt'] };

export type Taken = ApplyStep | { problem: string } | Stopped | 'leaving';

export interface Apply {
  step: ApplyStep;
  busy: boolean;
  problem: string | null;
  later: Later | null;
  start: () => Promise<void>;
  choose: (resume: OwnResume) => void;
  change: () => Promise<void>;
  submit: (resume: OwnResume) => Promise<void>;
}

/** Loaded at the first click. */
const loadCalls = () => import('./apply-steps');

/** If this code fails to load, opens the application's own page; offline, returns an error. */
function applyWithoutScript(target: ApplyTarget): Taken {
  if (!navigator.onLine) return { problem: OFFLINE };
  window.location.assign(applyPath(target._id));
  return 'leaving';
}

export function useApply(target: ApplyTarget): Apply {
  const [step, setStep] = useState<ApplyStep>({ name: 'start' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [later, setLater] = useState<Later | null>(null);

  async function take(next: (calls: Awaited<ReturnType<typeof loadCalls>>) => Promise<Taken>) {
    setBusy(true);
    setProblem(null);
    setLater(null);
    const calls = await loadCalls().catch(() => undefined);
    const taken = calls ? await next(calls) : applyWithoutScript(target);
    if (taken === 'leaving') return;
    setBusy(false);
    setLater('stopped' in taken ? taken : null);
    if ('stopped' in taken) return;
    if ('problem' in taken) setProblem(taken.problem);
    else setStep(taken);
  }

  const askForResume = () => take(({ readResume }) => readResume(target));
  return {
    step,
    busy,
    problem,
    later,
    start: askForResume,
    change: askForResume,
    choose: (resume) => setStep({ name: 'ready', resume }),
    submit: (resume) => take(({ sendApplication }) => sendApplication(target, resume, setLater)),
  };
}
