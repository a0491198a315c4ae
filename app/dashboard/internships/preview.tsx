'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/app/_components/button';
import { ListingView } from '@/app/_components/listing/listing-view';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { HeldClicks } from './held-clicks';
import { withPlaceholders } from './placeholders';

/** A preview on top of its form; closing it returns to the unchanged form. */
export default function Preview({ listing, onClose }: { listing: PublicInternship; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label="Preview"
      className="bg-surface text-text h-dvh max-h-none w-screen max-w-none overflow-y-auto"
      onClose={onClose}
    >
      <div className="page border-line bg-raised sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3">
        <p className="text-small">
          <strong>Preview.</strong> What people will see. Nothing is saved, and links don’t work here.
        </p>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          Back to the form
        </Button>
      </div>
      <HeldClicks>
        <ListingView listing={withPlaceholders(listing)} now={new Date()} />
      </HeldClicks>
    </dialog>
  );
}
