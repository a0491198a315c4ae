import { disposition } from '@/lib/platform/http/disposition';
import { CALENDAR_TYPE } from './write-calendar';

/** A calendar file as the answer to a request; phones offer to add it. */
export const calendarAnswer = (text: string, fileName: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': CALENDAR_TYPE,
      'Content-Disposition': disposition(fileName),
      'Cache-Control': 'private, no-cache',
    },
  });
