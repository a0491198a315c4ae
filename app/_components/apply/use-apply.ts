'use client';

import { useState } from 'react';
import type { ApplicationFacts } from '@/lib/applications/mapper';
import type { OwnResume, OwnUser } from '@/lib/users/mapper';
import { formKeys } from '../form/form-key';
import { send } from '../form/send';
import { openApplyLink } from './open-apply-link';

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

const NOT_OPENED = 'Your application was not recorded, so the employer’s page was not opened.';

/** The steps of an application: log-in, resume, recording it, and only then opening the employer's link. */
export function useApply({ _id, applyLink, path }: ApplyTarget): Apply {
  const [step, setStep] = useState<ApplyStep>({ name: 'start' });
  const [busy, setBusy] = useState(false);
  const [keys] = useState(formKeys);
  const [problem, setProblem] = useState<string | null>(null);

  async function askForResume() {
    setBusy(true);
    setProblem(null);
    const sent = await send<{ user: OwnUser }>('/api/users/me', { method: 'GET', wayBack: path });
    if (!sent.ok && sent.leaving) return;
    setBusy(false);
    if (sent.ok) setStep({ name: 'resume', current: sent.body.user.resume });
    else setProblem(sent.message);
  }

  async function submit(resume: OwnResume) {
    setBusy(true);
    setProblem(null);
    const json = { internshipId: _id, resumeId: resume._id };
    const sent = await send<{ application: ApplicationFacts }>('/api/applications', {
      json,
      key: keys.keyFor({ json }),
      wayBack: path,
    });
    if (!sent.ok && sent.leaving) return;
    setBusy(false);
    if (!sent.ok) return setProblem(`${sent.message} ${NOT_OPENED}`);
    setStep({ name: 'sent', again: sent.status === 200, opened: openApplyLink(applyLink) });
    import('./applied').then(
      ({ remember }) => remember(sent.body.application),
      () => undefined,
    );
  }

  return {
    step,
    busy,
    problem,
    start: askForResume,
    change: askForResume,
    choose: (resume) => setStep({ name: 'ready', resume }),
    submit,
  };
}
