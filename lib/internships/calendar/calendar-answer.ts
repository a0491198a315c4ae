import { disposition } from '@/lib/platform/http/disposition';
import { CALENDAR_TYPE } from './write-calendar';

export const calendarAnswer = (text: string, fileName: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': CALENDAR_TYPE,
      'Content-Disposition': disposition(fileName),
      'Cache-Control': 'private, no-cache',
    },
  });
