'use client';

import { useState } from 'react';
import { send } from '@/app/_components/form/send';
import type { FormProblem } from '@/app/_components/form/form-submit';
import type { PublicInternship } from '@/lib/internships/listings/mapper';

const CONFLICT = 409;

export interface Conflict {
  /** The listing as it was when the form was opened. */
  before: PublicInternship;
  theirs: PublicInternship;
  mine: PublicInternship;
}

/** Detects conflicts: after a refused save, reads what others have changed. */
export function useStaleEdit(read: PublicInternship | undefined) {
  const [base, setBase] = useState(read);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return {
    base,
    conflict,
    /** Checks a failed save for a conflict; `mine` returns the form as a listing. */
    async look({ status }: FormProblem, mine: () => PublicInternship) {
      if (!base || status !== CONFLICT) return;
      const path = `/api/internships/${base._id}`;
      const sent = await send<{ internship: PublicInternship }>(path, { method: 'GET' });
      // A save can be refused for another reason, which the form then shows.
      if (sent.ok && sent.body.internship.updatedAt !== base.updatedAt)
        setConflict({ before: base, theirs: sent.body.internship, mine: mine() });
    },
    /** Sets the version of the listing on which a restored draft is based. */
    goBackTo: setBase,
    /** Continues from the published version. */
    goOn() {
      if (conflict) setBase(conflict.theirs);
      setConflict(null);
    },
  };
}
