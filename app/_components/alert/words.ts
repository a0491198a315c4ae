import type { Alert } from '@/lib/search/alerts/mapper';
import { formatDate } from '@/lib/platform/format/dates';

/** "Every morning", "On Mondays" or "Paused". */
export const intervalText = ({ paused, every }: Alert): string =>
  paused ? 'Paused' : every === 'day' ? 'Every morning' : 'On Mondays';

/** When the next mail may come. */
export const nextText = ({ nextAt }: Alert): string =>
  nextAt === null ? 'None while it is paused' : formatDate(nextAt);
