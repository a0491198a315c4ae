'use client';

import { useState } from 'react';
import { send } from '@/app/_components/form/send';
import type { FormProblem } from '@/app/_components/form/form-submit';
import type { PublicInternship } from '@/lib/internships/listings/mapper';

const CONFLICT = 409;

/** Somebody else saved the listing while it was edited. */
export interface Conflict {
  /** As it was when the form was opened. */
  before: PublicInternship;
  /** As it is on the site now. */
  theirs: PublicInternship;
  /** As the form has it. */
  mine: PublicInternship;
}

/**
 * Keeps what a form was opened with, and finds out after a refusal what somebody else has changed since.
 * Takes the listing as it was read, undefined where a new one is written.
 */
export function useStaleEdit(read: PublicInternship | undefined) {
  const [base, setBase] = useState(read);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return {
    base,
    conflict,
    /** Looks into a failed save; `mine` gives the form as a listing. */
    async look({ status }: FormProblem, mine: () => PublicInternship) {
      if (!base || status !== CONFLICT) return;
      const path = `/api/internships/${base._id}`;
      const sent = await send<{ internship: PublicInternship }>(path, { method: 'GET' });
      if (sent.ok) setConflict({ before: base, theirs: sent.body.internship, mine: mine() });
    },
    /** The form has what was written when the listing was like this. */
    goBackTo: setBase,
    /** From here on, the form changes what is on the site now. */
    goOn() {
      if (conflict) setBase(conflict.theirs);
      setConflict(null);
    },
  };
}
