import { Button } from '@/app/_components/button';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { PlainForm } from '@/app/_components/form/plain-form';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import type { Interview } from '@/lib/applications/status/interview';
import { formatDate } from '@/lib/platform/format/dates';

interface InterviewReplyProps {
  applicationId: string;
  interview: Interview;
}

function saidBefore(reply: Interview['reply']): string {
  if (!reply) return 'We’ll tell the employer by e-mail. You can change your answer until the interview.';
  const answer = reply.coming ? 'you’ll come' : 'you can’t come';
  return `You told the employer on ${formatDate(reply.at)} that ${answer}. You can change your answer until the interview.`;
}

export async function InterviewReply({ applicationId, interview }: InterviewReplyProps) {
  const sent = await outcomeOf('interview');
  const { at, reply } = interview;
  return (
    <section aria-labelledby="reply" className="grid gap-4">
      <h2 id="reply" className="text-lead">
        {reply ? 'Your answer' : 'Will you come?'}
      </h2>
      <OutcomeNotice outcome={sent} only="success" />
      <p className="max-w-text">{saidBefore(reply)}</p>
      <PlainForm
        action={`/api/applications/${applicationId}/interview-reply`}
        outcome={sent}
        submit={
          <>
            <Button type="submit" name="coming" value="yes">
              I’ll come
            </Button>
            <Button type="submit" name="coming" value="no" variant="secondary">
              I can’t
            </Button>
          </>
        }
      >
        {(typed, errors) => (
          <>
            <input type="hidden" name="at" value={at ?? ''} />
            <TextAreaField
              name="note"
              label="Note to the employer"
              rows={3}
              maxLength={500}
              optional
              defaultValue={typed.note ?? reply?.note ?? ''}
              error={errors.note}
            />
          </>
        )}
      </PlainForm>
    </section>
  );
}
