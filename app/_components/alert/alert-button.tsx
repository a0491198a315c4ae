import { Button } from '../button';

/** Creates an alert for the list above it; visitors log in first. `search` is the query string of the list. */
export function AlertButton({ search, label }: { search: string; label: string }) {
  return (
    <form method="post" action="/api/users/alerts" className="grid justify-items-start gap-2">
      <input type="hidden" name="search" value={search} />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
      <p className="text-small text-muted">One e-mail a day at 6:30, only when there’s something new.</p>
    </form>
  );
}
