import type { ReactNode } from 'react';
import { Button } from '@/app/_components/button';

/** Shortlists the applicant with one press and without a message. The browser sends it. */
export const ShortlistButton = ({ action, children }: { action: string; children: ReactNode }) => (
  <form method="post" action={action}>
    {children}
    <input type="hidden" name="from" value="applicant" />
    <Button type="submit" name="status" value="shortlisted" variant="secondary">
      Shortlist
    </Button>
  </form>
);
