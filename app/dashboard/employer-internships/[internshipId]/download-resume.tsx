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
  /** What the file is saved as. */
  fileName: string;
  /** Whose it is, for screen readers. */
  name: string;
}

const FAILURE = 'Failed to download resume';

/** Gives the message to show, or undefined when the file was handed over. */
async function download(props: DownloadResumeProps): Promise<string | undefined> {
  const { applicationId, userId, internshipId, fileName } = props;
  const noted = await send(`/api/employer/applications/${applicationId}/status`, {
    method: 'PUT',
    json: {},
    fallback: FAILURE,
  });
  if (!noted.ok) return problemText(noted);
  const query = new URLSearchParams({ internshipId }).toString();
  return downloadFile(`/api/employer/download-resume/${userId}?${query}`, fileName, FAILURE);
}

/** Marks the application as viewed, then saves the resume that came with it. */
export function DownloadResume(props: DownloadResumeProps) {
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const [isDone, setIsDone] = useState(false);

  async function press() {
    setBusy(true);
    setIsDone(false);
    const failed = await download(props);
    setProblem(failed);
    setIsDone(failed === undefined);
    setBusy(false);
    refresh();
  }

  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="secondary"
        size="small"
        className="whitespace-nowrap"
        disabled={busy}
        onClick={() => void press()}
      >
        <DownloadIcon />
        {busy ? 'Downloading…' : 'Download resume'}
        <span className="sr-only"> of {props.name}</span>
      </Button>
      <p role="status" className="text-small text-muted empty:hidden">
        {isDone && (
          <>
            Downloaded<span className="sr-only">: the resume of {props.name}</span>
          </>
        )}
      </p>
      <p role="alert" className="text-small text-danger font-semibold empty:hidden">
        {problem}
      </p>
    </div>
  );
}
