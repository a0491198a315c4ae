import { DAY_MS } from './nairobi';
import { countNoun } from './count-noun';

export function waitedText(since: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY_MS);
  if (days < 1) return 'less than a day';
  return countNoun(days, 'day');
}
