'use client';

import { counted } from '../analytics/clicks';
import { Button } from '../button';
import { requestApplication } from './apply-requests';
import { useApplied } from './use-marks';

/** The bar's link to the application, which also starts it. Without JavaScript it only leads there. */
export function ApplyBarLink({ id }: { id: string }) {
  const isApplied = useApplied(id) !== undefined;
  return (
    <>
      <Button
        href="#apply"
        hidden={isApplied}
        data-unless-applied={id}
        data-hold
        onClick={() => requestApplication(id)}
        {...counted('apply')}
      >
        Apply Now
      </Button>
      <Button href="#apply" variant="secondary" hidden={!isApplied} data-when-applied={id}>
        Applied
      </Button>
    </>
  );
}
