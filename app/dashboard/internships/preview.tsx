'use client';

import { useEffect, useRef, type MouseEvent } from 'react';
import { Button } from '@/app/_components/button';
import { ListingView } from '@/app/_components/listing/listing-view';
import { LISTING_FIELD_ENTRIES } from '@/lib/internships/listing-fields';
import type { PublicInternship } from '@/lib/internships/mapper';

/** What stands where something required was not written yet: the name of a line, a sentence for a text. */
const UNWRITTEN = LISTING_FIELD_ENTRIES.flatMap(([name, { label, holds }]) => {
  if (!('required' in holds)) return [];
  if (holds.kind === 'paragraphs') return [[name, `The ${label.toLowerCase()} stands here.`] as const];
  return holds.kind === 'line' ? [[name, label] as const] : [];
});

function filled(listing: PublicInternship): PublicInternship {
  const blanks = UNWRITTEN.filter(([name]) => listing[name] === '');
  return { ...listing, ...Object.fromEntries(blanks) };
}

/** Nothing in a preview leads anywhere or does anything. */
function hold(event: MouseEvent) {
  if (!(event.target instanceof Element) || !event.target.closest('a, button')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A listing as people will see it, over the form it is written in; closing leads back to the form as it was left. */
export default function Preview({ listing, onClose }: { listing: PublicInternship; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label="Preview" className="preview" onClose={onClose}>
      <div className="page border-line bg-raised sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3">
        <p className="text-small">
          <strong>Preview.</strong> As people will see it. Nothing is saved, and links do nothing here.
        </p>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          Back to the form
        </Button>
      </div>
      <div onClickCapture={hold} className="pb-20">
        <ListingView listing={filled(listing)} now={new Date()} />
      </div>
    </dialog>
  );
}
