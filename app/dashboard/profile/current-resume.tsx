import { FileIcon } from '@/app/_components/icons';
import { formatDateTime } from '@/lib/platform/format/dates';
import type { OwnResume } from '@/lib/identity/users/mapper';

const CAREER_PATH = '/dashboard/career';

export function CurrentResume({ resume }: { resume: OwnResume | null }) {
  if (!resume)
    return (
      <p className="text-muted">
        You haven’t added a CV yet. You need one to apply. Upload one, or{' '}
        <a href={CAREER_PATH}>make one from your career profile</a>.
      </p>
    );
  return (
    <div className="flex items-start gap-3">
      <FileIcon className="mt-1" />
      <p className="min-w-0">
        <a href={resume.filePath} className="font-medium">
          {resume.fileName}
        </a>
        <span className="text-small text-muted block">Uploaded {formatDateTime(resume.uploadedAt)}</span>
      </p>
    </div>
  );
}
