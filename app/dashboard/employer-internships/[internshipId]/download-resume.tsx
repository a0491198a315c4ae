'use client';

import { useState } from 'react';
import { useRefresh } from '@/app/_components/use-refresh';
import { Button } from '@/app/_components/button';
import { problemText } from '@/app/_components/form/problem-text';
import { send } from '@/app/_components/form/send';
import { DownloadIcon } from '@/app/_components/icons';
import { downloadFile } from '../../_components/download-file';

export interface DownloadResumeProps {
  applicationId: string;
  userId: string;
  internshipId: string;
  fileName: string;
  /** The applicant's name, for screen readers. */
  name: string;
}

const FAILURE = 'Failed to download resume';

interface Done {
  said: string;
  failed: boolean;
}

async function download({
  applicationId,
  userId,
  internshipId,
  fileName,
}: DownloadResumeProps): Promise<Done> {
  const noted = await send<{ application: { status: string } }>(
    `/api/employer/applications/${applicationId}/status`,
    {
      method: 'PUT',
      json: {},
      fallback: FAILURE,
    },
  );
  if (!noted.ok) return { said: problemText(noted), failed: true };
  const query = new URLSearchParams({ internshipId }).toString();
  const problem = await downloadFile(`/api/employer/download-resume/${userId}?${query}`, fileName, FAILURE);
  if (problem !== undefined) return { said: problem, failed: true };
  const { status } = noted.body.application;
  return { said: status === 'viewed' ? 'Downloaded and marked as viewed' : 'Downloaded', failed: false };
}

/** Marks the application as viewed, then saves its resume. Without JavaScript, the browser sends one form for both. */
export function DownloadResume(props: DownloadResumeProps) {
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Done | null>(null);

  async function press() {
    setBusy(true);
    setDone(null);
    setDone(await download(props));
    setBusy(false);
    refresh();
  }

  return (
    <form
      method="post"
      action={`/api/employer/applications/${props.applicationId}/resume`}
      className="grid justify-items-start gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      <input type="hidden" name="internshipId" value={props.internshipId} />
      <Button type="submit" variant="secondary" size="small" className="whitespace-nowrap" disabled={busy}>
        <DownloadIcon />
        {busy ? 'Downloading…' : 'Download CV'}
        <span className="sr-only"> of {props.name}</span>
      </Button>
      <p role="status" className="text-small text-muted empty:hidden">
        {done?.failed === false && (
          <>
            {done.said}
            <span className="sr-only">: the CV of {props.name}</span>
          </>
        )}
      </p>
      <p role="alert" className="text-small text-danger font-semibold empty:hidden">
        {done?.failed === true && done.said}
      </p>
    </form>
  );
}
