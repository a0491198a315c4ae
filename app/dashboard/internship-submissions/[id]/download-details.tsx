'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/button';
import { DownloadIcon } from '@/app/_components/icons';
import { saveFile } from '../../_components/save-file';

const FAILURE = 'Failed to download file';

async function download(id: string, fileName: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/admin/internship-submissions/${id}/download`);
    if (!response.ok) return FAILURE;
    saveFile(await response.blob(), fileName);
    return undefined;
  } catch {
    return FAILURE;
  }
}

/** Saves the details file the employer sent. */
export function DownloadDetails({ id, fileName }: { id: string; fileName: string }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();

  async function press() {
    setBusy(true);
    setProblem(await download(id, fileName));
    setBusy(false);
  }

  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="secondary" disabled={busy} onClick={() => void press()}>
        <DownloadIcon />
        {busy ? 'Downloading…' : 'Download the details'}
      </Button>
      <p className="text-small text-muted">{fileName}</p>
      <p role="alert" className="text-small text-danger font-semibold empty:hidden">
        {problem}
      </p>
    </div>
  );
}
