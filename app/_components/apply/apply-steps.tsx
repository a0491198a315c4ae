import { useEffect, useRef } from 'react';
import { applyLinkWords } from '@/lib/internships/listings/apply-link-label';
import { formatDate } from '@/lib/platform/format/dates';
import type { OwnResume } from '@/lib/identity/users/mapper';
import { Button } from '../button';
import { DontSend, isWaiting, LaterNote } from '../form/later-note';
import { sentAt } from '../form/sent-at';
import { FileIcon } from '../icons';
import { Notice } from '../notice';
import { ApplyLinkButton } from './apply-link-button';
import { CvChoice } from '../resume/cv-choice';
import { ResumeUpload } from '../resume/resume-upload';
import type { Apply, ApplyStep } from './use-apply';

function ResumeLine({ resume }: { resume: OwnResume }) {
  return (
    <p className="flex gap-2">
      <FileIcon className="text-muted mt-1" />
      <span className="min-w-0">
        <span className="font-medium break-words">{resume.fileName}</span>
        <span className="text-small text-muted block">Uploaded {formatDate(resume.uploadedAt)}</span>
      </span>
    </p>
  );
}

interface ChooseResumeProps {
  current: OwnResume | null;
  onChosen: (resume: OwnResume) => void;
}

function ChooseResume({ current, onChosen }: ChooseResumeProps) {
  return (
    <div className="grid gap-5">
      {current && (
        <div className="border-line grid gap-3 border-b pb-5">
          <ResumeLine resume={current} />
          <Button wide onClick={() => onChosen(current)}>
            Use My Current Resume
          </Button>
        </div>
      )}
      <ResumeUpload
        label={current ? 'Or upload another CV' : 'Upload your CV'}
        variant={current ? 'secondary' : 'primary'}
        onUploaded={onChosen}
      />
      <div className="border-line border-t pt-5">
        <CvChoice onMade={onChosen} />
      </div>
    </div>
  );
}

function Ready({
  resume,
  applyLink,
  busy,
  later,
  submit,
  change,
}: { resume: OwnResume; applyLink: string } & Pick<Apply, 'busy' | 'later' | 'submit' | 'change'>) {
  const { isWeb } = applyLinkWords(applyLink);
  return (
    <div className="grid gap-4">
      <ResumeLine resume={resume} />
      <LaterNote later={later} />
      <Button wide disabled={busy} onClick={() => void submit(resume)}>
        {isWaiting(later) ? 'Waiting to send…' : busy ? 'Sending…' : 'Apply Now'}
        <span className="sr-only">
          : send my application{isWeb && ', then open the employer’s page in a new tab'}
        </span>
      </Button>
      <DontSend later={later} wide />
      <Button variant="link" disabled={busy} onClick={() => void change()}>
        Choose another CV
      </Button>
      <p className="text-small text-muted">
        The employer gets your name, e-mail, phone number, this CV and your career profile.
      </p>
    </div>
  );
}

type SentStep = Extract<ApplyStep, { name: 'sent' }>;

const BLOCKED = 'Your browser blocked the employer’s page. Open it below and finish there.';

function Sent({ applyLink, again, opened, waitedUntil }: { applyLink: string } & Omit<SentStep, 'name'>) {
  const words = applyLinkWords(applyLink);
  const isLate = waitedUntil !== undefined;
  const advice = words.isWeb && !opened ? BLOCKED : words.advice;
  return (
    <div className="grid gap-4">
      <Notice tone="success">
        {isLate && !again && <p>{sentAt(waitedUntil)}</p>}
        <p className="wrap-anywhere">{isLate ? `Now ${words.finish}.` : advice}</p>
      </Notice>
      <ApplyLinkButton applyLink={applyLink} primary={!opened} />
      <Button href="/dashboard/my-internships" variant="link">
        View it in My Internships
      </Button>
    </div>
  );
}

function headingOf(step: ApplyStep): string {
  if (step.name === 'resume') return 'Choose your CV';
  if (step.name === 'ready') return 'Review and send';
  return step.name === 'sent' && step.again ? 'You’ve already applied' : 'Application saved: one step left';
}

function Step({ apply, applyLink }: ApplyStepsProps) {
  const { step, choose } = apply;
  if (step.name === 'resume') return <ChooseResume current={step.current} onChosen={choose} />;
  if (step.name === 'ready') return <Ready {...apply} resume={step.resume} applyLink={applyLink} />;
  if (step.name === 'sent') return <Sent {...step} applyLink={applyLink} />;
  return null;
}

export { readResume, sendApplication } from './apply-calls';

export interface ApplyStepsProps {
  apply: Apply;
  applyLink: string;
}

/** Loaded at the first click on Apply Now. Each step moves the focus to its heading, so that it is announced. */
export default function ApplySteps(props: ApplyStepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = props.apply;
  useEffect(() => heading.current?.focus({ preventScroll: true }), [step.name]);
  return (
    <div role="group" aria-label="Your application" className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-base font-semibold">
        {headingOf(step)}
      </h3>
      <Step {...props} />
    </div>
  );
}
