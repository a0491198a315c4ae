'use client';

import { formatDate } from '@/lib/format/dates';
import type { OwnResume } from '@/lib/users/mapper';
import { Button } from '../button';
import { ArrowOutIcon, FileIcon } from '../icons';
import { Notice } from '../notice';
import { ResumeUpload } from '../resume/resume-upload';
import { useApply, type ApplyTarget } from './use-apply';

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
        label={current ? 'Or upload another resume' : 'Upload your resume'}
        variant={current ? 'secondary' : 'primary'}
        onUploaded={onChosen}
      />
    </div>
  );
}

function Sent({ applyLink, again }: { applyLink: string; again: boolean }) {
  const web = /^https?:/i.test(applyLink);
  return (
    <div className="grid gap-4">
      <Notice tone="success" title={again ? 'You have applied here before' : 'Your application is recorded'}>
        <p>
          {web
            ? 'The employer’s page opens in a new tab.'
            : 'Your app for writing to the employer opens now.'}{' '}
          Finish there.
        </p>
      </Notice>
      <Button href={applyLink} variant="secondary" wide {...(web && { target: '_blank', rel: 'noopener' })}>
        Open the employer’s {web ? 'page' : 'contact'}
        <ArrowOutIcon />
      </Button>
      <Button href="/dashboard/my-internships" variant="link">
        See it under My Internships
      </Button>
    </div>
  );
}

/** Apply Now, and what follows from it. */
export function ApplyPanel({ internship }: { internship: ApplyTarget }) {
  const { step, busy, problem, start, choose, change, submit } = useApply(internship);
  return (
    <div className="grid gap-4">
      <div aria-live="polite" className="grid gap-4 empty:-mb-4">
        {problem !== null && <Notice tone="error">{problem}</Notice>}
        {step.name === 'resume' && <ChooseResume current={step.current} onChosen={choose} />}
        {step.name === 'ready' && <ResumeLine resume={step.resume} />}
        {step.name === 'sent' && <Sent applyLink={internship.applyLink} again={step.again} />}
      </div>
      {step.name === 'start' && (
        <Button wide disabled={busy} onClick={() => void start()}>
          {busy ? 'One moment…' : 'Apply Now'}
        </Button>
      )}
      {step.name === 'ready' && (
        <>
          <Button wide disabled={busy} onClick={() => void submit(step.resume)}>
            {busy ? 'Sending…' : 'Apply Now'}
          </Button>
          <Button variant="link" disabled={busy} onClick={() => void change()}>
            Choose another resume
          </Button>
        </>
      )}
      <noscript>
        <p className="text-small text-muted">Applying needs JavaScript: it records your application first.</p>
      </noscript>
    </div>
  );
}
