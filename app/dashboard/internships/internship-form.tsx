'use client';

import { lazy, Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { settleDraft } from '@/app/_components/draft/drafts';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import type { SendOptions } from '@/app/_components/form/send';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import type { ListingFieldName } from '@/lib/internships/listings/listing-fields';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { useSuccess, type SuccessTimes } from '../_components/staff/use-success';
import { GUARDED, markSaved, markUnsaved } from '../_components/staff/unsaved';
import { errorsByControl, merged, named, type Draft } from './draft';
import {
  DEADLINE_FIELD,
  draftFrom,
  listingData,
  listingFrom,
  REASON_FIELD as REASON,
  valuesOf,
  VERSION_FIELD,
} from './form-values';
import { InternshipFields } from './internship-fields';
import { StaleNotice } from './stale-notice';
import { useStaleEdit } from './use-stale-edit';

const Preview = lazy(() => import('./preview'));

const FIX_ERRORS = 'Please fix the errors in the form to continue';
const NO_ERRORS: Record<string, string> = {};

export interface InternshipFormProps {
  id?: string;
  draft: Draft;
  /** The listing as it was read for editing, to avoid overwriting a later change by someone else. */
  read?: PublicInternship;
  action: string;
  method: SendOptions['method'];
  /** Shown if a failure has no message. */
  fallback: string;
  button: string;
  times: SuccessTimes;
  back: string;
  /** There are severe findings, so publishing requires a typed reason. The server can also require one. */
  asksReason?: boolean;
  version?: AnsweredMoment;
  /** Keeps the button and the success message in view, with these controls beside the button. */
  bar?: ReactNode;
  outcome: FormOutcome | null;
  /** The idempotency key; a server component. */
  children?: ReactNode;
}

/** The initial values, and a version number that changes when they are replaced. */
function useBeginning(initial: Draft) {
  const [beginning, setBeginning] = useState({ draft: initial, version: 0 });
  return {
    ...beginning,
    beginAnew: (draft: Draft) => setBeginning({ draft, version: beginning.version + 1 }),
  };
}

/** Creates or edits a listing, or completes a submission. Works without JavaScript. */
export function InternshipForm(props: InternshipFormProps) {
  const { read, action, method, fallback, button, times, back, bar, outcome } = props;
  const refused = outcome && !outcome.ok ? outcome : null;
  const form = useRef<HTMLFormElement>(null);
  const { draft, version, beginAnew } = useBeginning(
    refused ? draftFrom(refused.values, props.draft) : props.draft,
  );
  const [preview, setPreview] = useState<PublicInternship | null>(null);
  const { base, conflict, look, goOn, goBackTo } = useStaleEdit(read);
  const [asksReason, setAsksReason] = useState(
    (props.asksReason ?? false) || refused?.errors[REASON] !== undefined,
  );
  const { success, isDone, succeed } = useSuccess(times);
  const { native, sending, problem, clear } = useFormSubmit<{ message: string }>({
    action,
    method,
    fallback,
    byField: errorsByControl,
    values: listingData,
    outcome: outcome && { ...outcome, errors: errorsByControl(outcome.errors) },
    onFailure: (failed) => {
      if (failed.errors[REASON] !== undefined) setAsksReason(true);
      void look(failed, written);
    },
    onSuccess: ({ message }) => {
      markSaved();
      settleDraft();
      succeed(message);
    },
  });
  const errors = problem?.errors ?? NO_ERRORS;
  const summary = useMemo(() => named(errors), [errors]);
  const message = Object.keys(errors).length > 0 ? FIX_ERRORS : problem?.message;

  const written = () =>
    listingFrom(valuesOf(new FormData(form.current ?? undefined), draft), draft, new Date());

  function goOnWith(theirs: readonly ListingFieldName[]) {
    if (conflict) beginAnew(merged(written(), conflict.theirs, theirs));
    goOn();
    clear();
  }

  const announcement = (
    <div aria-live="polite" className="contents">
      {success !== null && (
        <div className="w-full">
          <Notice tone="success">{success}</Notice>
        </div>
      )}
    </div>
  );
  const submit = (
    <Button type="submit" disabled={sending || isDone || conflict !== null}>
      {sending ? 'One moment…' : button}
    </Button>
  );

  return (
    <>
      <form
        {...native}
        id={props.id}
        ref={(element) => {
          form.current = element;
          native.ref(element);
        }}
        {...GUARDED}
        noValidate
        className="max-w-text grid gap-8"
      >
        {props.children}
        <input type="hidden" name={VERSION_FIELD} value={base?.updatedAt ?? props.version ?? ''} />
        <input type="hidden" name={DEADLINE_FIELD} value={draft.applicationDeadline ?? ''} />
        <KeepDraft
          answered={outcome !== null}
          version={props.version ?? undefined}
          carried={base}
          onRestore={(listing) => goBackTo(listing as PublicInternship | undefined)}
        />
        {message !== undefined && !conflict && (
          <FormErrorSummary {...problem} message={message} errors={summary} />
        )}
        {conflict && <StaleNotice conflict={conflict} onGoOn={goOnWith} />}
        {version > 0 && !conflict && !isDone && (
          <Notice live title="The form now has your choices">
            <p>Save it to publish them.</p>
          </Notice>
        )}
        <fieldset disabled={isDone} className="contents">
          <legend className="sr-only">The listing</legend>
          <InternshipFields key={version} draft={draft} errors={errors} onEdit={markUnsaved} />
          {asksReason && (
            <TextAreaField
              name={REASON}
              label="Reason to publish it anyway"
              hint="The checks found a severe problem. Use at least 10 characters. Your reason goes into the audit log."
              rows={3}
              maxLength={1_000}
              defaultValue={refused?.values[REASON]}
              error={errors[REASON]}
            />
          )}
        </fieldset>
        <div className="flex flex-wrap gap-3">
          {bar === undefined && (
            <>
              {announcement}
              {submit}
            </>
          )}
          <Button variant="secondary" className="noscript:hidden" onClick={() => setPreview(written())}>
            Preview
          </Button>
          <Button href={times.to} variant="link">
            {back}
          </Button>
        </div>
        {bar !== undefined && (
          <div className="decision-bar">
            {announcement}
            {submit}
            {bar}
          </div>
        )}
      </form>
      {preview && (
        <Suspense>
          <Preview listing={preview} onClose={() => setPreview(null)} />
        </Suspense>
      )}
    </>
  );
}
