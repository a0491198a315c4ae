import { DAY_MS } from './nairobi';

/** How long something has waited at the moment `now`: "less than a day", "1 day", "12 days". */
export function waitedText(since: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY_MS);
  if (days < 1) return 'less than a day';
  return days === 1 ? '1 day' : `${days} days`;
}
