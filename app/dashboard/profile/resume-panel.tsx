'use client';

import { useRefresh } from '@/app/_components/use-refresh';
import { ResumeUpload } from '@/app/_components/resume/resume-upload';

/** Uploads a resume from the profile; the page then shows the new one. */
export function ResumePanel({ replaces }: { replaces: boolean }) {
  const refresh = useRefresh();
  return (
    <ResumeUpload label={replaces ? 'Upload a newer resume' : 'Upload your resume'} onUploaded={refresh} />
  );
}
