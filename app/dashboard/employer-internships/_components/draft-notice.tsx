import { Button } from '@/app/_components/button';
import { Notice } from '@/app/_components/notice';
import { formatDateTime } from '@/lib/platform/format/dates';
import type { SubmissionDraft } from '@/lib/internships/submissions/drafts/mapper';

/** Reports that the form was restored from a draft, and offers to discard it. Works without JavaScript. */
export const DraftNotice = ({ about, savedAt }: SubmissionDraft) => (
  <Notice title={`Your draft from ${formatDateTime(savedAt)}`}>
    <form action={`/api/employer/drafts/${about}/remove`} method="post" data-settles-draft="">
      <p>Only you can see it. We keep it for 30 days after your last change.</p>
      <Button type="submit" variant="link" size="small">
        Discard draft
      </Button>
    </form>
  </Notice>
);
