import type { Alert } from '@/lib/search/alerts/mapper';
import { formatDate } from '@/lib/platform/format/dates';

export const intervalText = ({ paused, every }: Alert): string =>
  paused ? 'Paused' : every === 'day' ? 'Every morning' : 'On Mondays';

export const nextText = ({ nextAt }: Alert): string =>
  nextAt === null ? 'None while paused' : formatDate(nextAt);
