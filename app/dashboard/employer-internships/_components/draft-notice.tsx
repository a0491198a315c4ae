import { Button } from '@/app/_components/button';
import { Notice } from '@/app/_components/notice';
import { formatDateTime } from '@/lib/platform/format/dates';
import type { SubmissionDraft } from '@/lib/internships/submissions/drafts/mapper';

/** Says that the form was restored from a draft, and offers to discard it. Works without script. */
export const DraftNotice = ({ about, savedAt }: SubmissionDraft) => (
  <Notice title={`Your draft of ${formatDateTime(savedAt)}`}>
    <form action={`/api/employer/drafts/${about}/remove`} method="post" data-settles-draft="">
      <p>Only you see it, for 30 days after you last wrote.</p>
      <Button type="submit" variant="link" size="small">
        Discard the draft
      </Button>
    </form>
  </Notice>
);
