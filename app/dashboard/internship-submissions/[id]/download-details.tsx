'use client';

import { useState, type MouseEvent } from 'react';
import { Button } from '@/app/_components/button';
import { DownloadIcon } from '@/app/_components/icons';
import { fileSizeText } from '@/lib/platform/format/file-size';
import { downloadFile } from '../../_components/download-file';

/** Downloads the details file. Without JavaScript, it is a plain link. */
export function DownloadDetails({ id, fileName, size }: { id: string; fileName: string; size: number }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const [isDone, setIsDone] = useState(false);

  const path = `/api/admin/internship-submissions/${id}/download`;

  async function press(event: MouseEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setIsDone(false);
    const failed = await downloadFile(path, fileName, 'Failed to download file');
    setProblem(failed);
    setIsDone(failed === undefined);
    setBusy(false);
  }

  return (
    <div className="grid justify-items-start gap-1">
      <Button href={path} download variant="secondary" onClick={(event) => void press(event)}>
        <DownloadIcon />
        {busy ? 'Downloading…' : 'Download the details'}
      </Button>
      <p className="text-small text-muted wrap-anywhere">
        {fileName} ({fileSizeText(size)})
      </p>
      <p role="status" className="text-small text-muted empty:hidden">
        {isDone && `Downloaded: ${fileName}`}
      </p>
      <p role="alert" className="text-small text-danger font-semibold empty:hidden">
        {problem}
      </p>
    </div>
  );
}
