'use client';

import { useRefresh } from '@/app/_components/use-refresh';
import { ResumeUpload } from '@/app/_components/resume/resume-upload';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

interface ResumePanelProps {
  replaces: boolean;
  outcome: FormOutcome | null;
}

export function ResumePanel({ replaces, outcome }: ResumePanelProps) {
  const refresh = useRefresh();
  return (
    <ResumeUpload
      label={replaces ? 'Upload a newer CV' : 'Upload your CV'}
      outcome={outcome}
      onUploaded={refresh}
    />
  );
}
