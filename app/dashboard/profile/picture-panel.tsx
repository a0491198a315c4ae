'use client';

import { useState } from 'react';
import { useRefresh } from '@/app/_components/use-refresh';
import { Button } from '@/app/_components/button';
import { controlAttributes, FieldFrame } from '@/app/_components/field/field-frame';
import { problemText } from '@/app/_components/form/problem-text';
import { useFocusOn } from '@/app/_components/form/use-focus-on';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { UploadProgress, useUploadProgress } from '@/app/_components/form/upload-progress';
import { Notice } from '@/app/_components/notice';
import { chosenFileProblem } from '@/lib/platform/files/upload-limits';
import { PICTURE } from '@/lib/platform/files/picture-rules';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import type { OwnUser } from '@/lib/identity/users/mapper';
import { Avatar } from '../_components/avatar';

interface Answer {
  message: string;
}

const FAILURE = 'Failed to update profile';
const FIELD = 'picture';
const ACTION = '/api/users/profile/picture';

function validate(form: FormData): Record<string, string> {
  const problem = chosenFileProblem(form.get(FIELD));
  return problem === undefined ? {} : { [FIELD]: problem };
}

/** `outcome` is the result of either form, if it was sent without JavaScript. */
export function PicturePanel({ user, outcome }: { user: OwnUser; outcome: FormOutcome | null }) {
  const refresh = useRefresh();
  const [done, setDone] = useState(outcome?.ok ? outcome.message : null);
  const finish = ({ message }: Answer, form: HTMLFormElement) => {
    form.reset();
    setDone(message);
    refresh();
  };
  const { call, progress } = useUploadProgress();
  const upload = useFormSubmit<Answer>({
    action: ACTION,
    encode: 'multipart',
    outcome,
    validate,
    fallback: FAILURE,
    call,
    onSuccess: finish,
  });
  const removal = useFormSubmit<Answer>({
    action: ACTION,
    method: 'DELETE',
    fallback: FAILURE,
    onSuccess: finish,
  });
  const problem = upload.problem ?? removal.problem;
  const picker = useFocusOn(problem);
  const picture = user.picture?.filePath ?? null;
  const field = {
    name: FIELD,
    label: picture === null ? 'Add a picture' : 'Replace the picture',
    hint: PICTURE.note,
    error: problem?.errors[FIELD] ?? problemText(problem),
  };

  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
      <Avatar user={user} picture={picture} size="large" />
      <div className="max-w-form grid min-w-0 flex-1 basis-72 gap-4">
        <form
          {...upload.native}
          encType="multipart/form-data"
          className="grid gap-4"
          onChange={() => {
            setDone(null);
            upload.clear();
            removal.clear();
          }}
        >
          <FieldFrame {...field}>
            <input
              ref={picker}
              type="file"
              accept={PICTURE.accept}
              {...controlAttributes(field)}
              className="control"
            />
          </FieldFrame>
          <UploadProgress sending={upload.sending} progress={progress} />
          <div>
            <Button type="submit" variant="secondary" disabled={upload.sending}>
              {upload.sending ? 'Uploading…' : 'Upload picture'}
            </Button>
          </div>
        </form>
        {picture !== null && (
          <form {...removal.native} action={`${ACTION}/remove`}>
            <Button type="submit" variant="link" disabled={removal.sending}>
              Remove picture
            </Button>
          </form>
        )}
        {done !== null && (
          <Notice tone="success" live>
            {done}
          </Notice>
        )}
      </div>
    </div>
  );
}
