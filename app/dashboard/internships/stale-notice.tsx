'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/app/_components/button';
import { Notice } from '@/app/_components/notice';
import { LISTING_FIELDS, type ListingFieldName } from '@/lib/internships/listings/listing-fields';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { changedFields, shownOf } from './draft';
import type { Conflict } from './use-stale-edit';

type Side = 'theirs' | 'mine';

const SIDES: readonly { side: Side; label: string }[] = [
  { side: 'theirs', label: 'Theirs' },
  { side: 'mine', label: 'Mine' },
];

interface ChoiceProps {
  field: ListingFieldName;
  conflict: Conflict;
  chosen: Side;
  choose: (side: Side) => void;
}

function Choice({ field, conflict, chosen, choose }: ChoiceProps) {
  const shown = (listing: PublicInternship) => (
    <span className="wrap-anywhere whitespace-pre-line">{shownOf(listing, field)}</span>
  );
  return (
    <fieldset className="border-edge grid gap-1 border-t pt-3">
      <legend className="float-left mb-1 w-full font-semibold">{LISTING_FIELDS[field].label}</legend>
      <p className="text-small text-muted">When you opened it: {shown(conflict.before)}</p>
      {SIDES.map(({ side, label }) => (
        <label key={side} className="flex items-start gap-3 py-1.5">
          <input
            type="radio"
            name={`stale-${field}`}
            checked={chosen === side}
            onChange={() => choose(side)}
            className="mt-0.5 size-6 shrink-0"
          />
          <span>
            <span className="font-semibold">{label}:</span> {shown(conflict[side])}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export interface StaleNoticeProps {
  conflict: Conflict;
  /** Continues with these fields from the other person's version. */
  onGoOn: (theirs: readonly ListingFieldName[]) => void;
}

/** Shown if someone else saved the listing first. Initially selects their changes, but mine if both changed a field. */
export function StaleNotice({ conflict, onGoOn }: StaleNoticeProps) {
  const { before, theirs, mine } = conflict;
  const changed = changedFields(before, theirs);
  const mineToo = changedFields(before, mine);
  const [chosen, setChosen] = useState<Partial<Record<ListingFieldName, Side>>>({});
  const sideOf = (field: ListingFieldName): Side =>
    chosen[field] ?? (mineToo.includes(field) ? 'mine' : 'theirs');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <Notice title="Someone else saved this internship first">
        <div className="grid gap-4">
          <p>
            {changed.length === 0
              ? 'They changed nothing in this form. Your changes aren’t saved yet.'
              : 'Your changes aren’t saved yet. Here’s what they changed. Choose what to keep.'}
          </p>
          {changed.map((field) => (
            <Choice
              key={field}
              field={field}
              conflict={conflict}
              chosen={sideOf(field)}
              choose={(side) => setChosen({ ...chosen, [field]: side })}
            />
          ))}
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => onGoOn(changed.filter((field) => sideOf(field) === 'theirs'))}>
              Continue with this
            </Button>
            <Button variant="secondary" onClick={() => window.location.reload()}>
              Discard mine and load theirs
            </Button>
          </div>
        </div>
      </Notice>
    </div>
  );
}
