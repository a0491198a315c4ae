'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { DontSend, isWaiting, LaterNote } from '@/app/_components/form/later-note';
import { sendLater } from '@/app/_components/form/send-later';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import type { ApplicationFacts } from '@/lib/applications/records/mapper';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { Sent, wayToFinish } from './sent';

interface ReviewFormProps {
  listing: Pick<PublicInternship, '_id' | 'company' | 'status' | 'applyLink'>;
  resumeId: string;
  resume: ReactNode;
  keyField: ReactNode;
  /** The link to the step before. */
  another: ReactNode;
  /** Messages above the form, which are outdated once it is sent. */
  children: ReactNode;
}

/** The last step of an application. Without JavaScript, the browser sends the form itself. */
export function ReviewForm({ listing, resumeId, resume, keyField, another, children }: ReviewFormProps) {
  const [sent, setSent] = useState<{ application: ApplicationFacts; hasWaited: boolean } | null>(null);
  const { native, sending, problem, later } = useFormSubmit<{ application: ApplicationFacts }>({
    action: '/api/applications',
    later: sendLater,
    onSuccess: ({ application }, _, hasWaited) => setSent({ application, hasWaited }),
  });
  useEffect(() => {
    if (sent) document.getElementById('sent')?.focus();
  }, [sent]);
  if (sent) return <Sent listing={listing} applied={sent.application} hasWaited={sent.hasWaited} />;
  return (
    <>
      {children}
      <form {...native} className="grid gap-4">
        {keyField}
        <input type="hidden" name="internshipId" value={listing._id} />
        <input type="hidden" name="resumeId" value={resumeId} />
        {problem && <FormErrorSummary {...problem} />}
        <h2 className="text-lead">Review and send</h2>
        {resume}
        <LaterNote later={later} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" disabled={sending}>
            {isWaiting(later) ? 'Waiting to send…' : sending ? 'Sending…' : 'Apply Now'}
          </Button>
          <DontSend later={later} />
          {!sending && another}
        </div>
        <p className="text-small text-muted wrap-anywhere">
          {listing.company} gets your name, e-mail, phone number, this CV and your career profile. Then{' '}
          {wayToFinish(listing)}
        </p>
      </form>
    </>
  );
}
