import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';

export const NoApplications = () => (
  <EmptyState
    title="You have not applied to any internships yet"
    action={<Button href="/internships">Browse internships</Button>}
  >
    <p>Every application you send is listed here, with a note once the employer has viewed it.</p>
  </EmptyState>
);

export const NoListings = () => (
  <EmptyState
    title="You don't have any approved internships yet"
    action={
      <Button href="/dashboard/employer-internships/submit" variant="secondary">
        Submit an internship
      </Button>
    }
  >
    <p>A listing shows here, with its applicants, once it is approved.</p>
  </EmptyState>
);
