import { disposition } from './disposition';

export const CSV_TYPE = 'text/csv; charset=utf-8';

export interface CsvFile {
  fileName: string;
  text: string;
}

/** Sends a private table as a download. */
export const csvAnswer = ({ fileName, text }: CsvFile): Response =>
  new Response(text, {
    headers: {
      'Content-Type': CSV_TYPE,
      'Content-Disposition': disposition(fileName),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
