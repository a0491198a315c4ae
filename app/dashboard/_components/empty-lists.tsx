import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';

export const NoApplications = () => (
  <EmptyState
    title="You haven’t applied to any internships yet"
    action={<Button href="/internships">Browse internships</Button>}
  >
    <p>Applications you send appear here. You’ll see when the employer has viewed each one.</p>
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
    <p>Once a listing is approved, it appears here with its applicants.</p>
  </EmptyState>
);
