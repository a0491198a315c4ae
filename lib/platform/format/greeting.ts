/** The dashboard's greeting: "Good Morning", "Good Afternoon" or "Good Evening", depending on the time in Nairobi. */

import { TIME_ZONE } from '@/lib/platform/core/locale';

const hourFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
});

export function greetingAt(moment: Date): 'Good Morning' | 'Good Afternoon' | 'Good Evening' {
  const hour = Number(hourFormat.format(moment));
  if (hour < 12) return 'Good Morning';
  return hour < 18 ? 'Good Afternoon' : 'Good Evening';
}
