import type { ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { PlainForm } from '@/app/_components/form/plain-form';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Moment } from '@/app/_components/moment';
import type { Note } from '@/lib/applications/board/notes';

interface NotesProps {
  notes: readonly Note[];
  applicationId: string;
  /** The fields that lead back to the page. */
  children: ReactNode;
}

const OneNote = ({ note, action, children }: { note: Note; action: string; children: ReactNode }) => (
  <li className="border-line grid gap-1 border-s-2 ps-4">
    <p className="max-w-text wrap-anywhere whitespace-pre-line">{note.text}</p>
    <div className="text-small text-muted flex flex-wrap items-center gap-x-3">
      <span>
        {note.by ?? 'Deleted account'}, <Moment at={note.at} />
      </span>
      <form method="post" action={`${action}/${note._id}/remove`}>
        {children}
        <Button
          type="submit"
          variant="link"
          size="small"
          aria-label={`Remove note: ${note.text.slice(0, 40)}`}
        >
          Remove
        </Button>
      </form>
    </div>
  </li>
);

export async function Notes({ notes, applicationId, children }: NotesProps) {
  const outcome = await outcomeOf('note');
  const action = `/api/employer/applications/${applicationId}/notes`;
  return (
    <section aria-labelledby="notes" className="grid gap-4">
      <h2 id="notes" className="text-lead">
        Notes
      </h2>
      <OutcomeNotice outcome={outcome} only="success" />
      {notes.length > 0 && (
        <ol className="grid gap-5">
          {notes.map((note) => (
            <OneNote key={note._id} note={note} action={action}>
              {children}
            </OneNote>
          ))}
        </ol>
      )}
      <PlainForm action={action} outcome={outcome} submit="Add note" variant="secondary">
        {(typed, errors) => (
          <>
            <KeepDraft name="note" answered={outcome !== null} />
            {children}
            <TextAreaField
              name="text"
              label="New note"
              hint="Only you see it here. By law, applicants can ask for all data stored about them, including notes."
              rows={3}
              maxLength={2_000}
              defaultValue={typed.text}
              error={errors.text}
            />
          </>
        )}
      </PlainForm>
    </section>
  );
}
