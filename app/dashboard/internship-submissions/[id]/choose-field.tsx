'use client';

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/app/_components/button';
import { LISTING_FIELDS, type ListingFieldName } from '@/lib/internships/listings/listing-fields';
import type { DocumentLine } from '@/lib/internships/submissions/lines/document-lines';
import { isHeading } from '@/lib/internships/submissions/lines/line-labels';
import { holdsSeveral, textOfLines, valueOf } from '@/lib/internships/submissions/lines/line-values';
import { linesBelow, proposedField } from '@/lib/internships/submissions/lines/proposed-field';
import { FORM_ORDER } from '../../internships/form-layout';

export interface ChooseFieldProps {
  lines: readonly DocumentLine[];
  at: number;
  /** Returns the problem, if there is one. */
  onTake: (from: number, to: number, field: ListingFieldName) => string | undefined;
}

/** The fields that can hold the lines, the proposed one first. */
function fieldsFor(lines: ChooseFieldProps['lines'], from: number, to: number): ListingFieldName[] {
  const text = textOfLines(lines, from, to);
  const county = lines[from]?.county;
  const fitting = FORM_ORDER.filter(
    (field) => (to === from || holdsSeveral(field)) && valueOf(field, { text, county }) !== undefined,
  );
  const proposed = proposedField(lines, from);
  return [...fitting.filter((field) => field === proposed), ...fitting.filter((field) => field !== proposed)];
}

/** Offers the fields for a line, or for the lines from it to the end of its section. */
export function ChooseField({ lines, at, onTake }: ChooseFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const below = linesBelow(lines, at);
  const [withBelow, setWithBelow] = useState(below > 0 && isHeading(lines[at]?.text ?? ''));
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const to = withBelow ? at + below : at;
  const [first, ...others] = fieldsFor(lines, at, to);
  const take = (field: ListingFieldName) => setProblem(onTake(at, to, field));

  useLayoutEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={box} role="group" aria-label="Add this line to a field" className="col-span-2 grid gap-2 pb-3">
      {below > 0 && (
        <div className="flex items-center gap-2">
          <input
            id={id}
            type="checkbox"
            checked={withBelow}
            onChange={() => setWithBelow(!withBelow)}
            className="accent-primary size-6 shrink-0"
          />
          <label htmlFor={id} className="py-1.5">
            {below === 1 ? 'With the line below' : `With the ${below} lines below`}
          </label>
        </div>
      )}
      {first === undefined ? (
        <p>No field can hold this.</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          <Button variant="secondary" size="small" onClick={() => take(first)}>
            Add to {LISTING_FIELDS[first].label}
          </Button>
          {others.map((field) => (
            <Button key={field} variant="link" size="small" className="px-1" onClick={() => take(field)}>
              <span className="sr-only">Add to </span>
              {LISTING_FIELDS[field].label}
            </Button>
          ))}
        </div>
      )}
      {problem !== undefined && <p className="text-small text-danger font-semibold">{problem}</p>}
    </div>
  );
}
