import { Button } from '../button';

/**
 * Makes an alert of the list it stands below, with one press: a form, which leads through the log-in where nobody is logged in. Takes the
 * search as it stands in an address.
 */
export function AlertButton({ search, label }: { search: string; label: string }) {
  return (
    <form method="post" action="/api/users/alerts" className="grid justify-items-start gap-2">
      <input type="hidden" name="search" value={search} />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
      <p className="text-small text-muted">At most one mail a day at 6:30, and none when nothing is new.</p>
    </form>
  );
}
