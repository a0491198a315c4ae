import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../start/build';

/** Files that write only computed or validated times, never a stored value. */
const WORKED_OUT = [
  'app/.well-known/security.txt/route.ts',
  'app/_components/listing/last-visit.ts',
  'app/dashboard/employer-internships/submit/preview/draft-listing.ts',
  'app/dashboard/internships/form-values.ts',
  'lib/employers/records/badge.ts',
  'lib/internships/listings/latest-deadline.ts',
  'lib/operations/backup/kept-backups.ts',
  'lib/operations/backup/write-backup.ts',
  'lib/operations/dashboard/read-employer-home.ts',
  'lib/operations/dashboard/read-listing-weeks.ts',
  'lib/operations/dashboard/read-overview.ts',
  'lib/operations/dashboard/read-page-views.ts',
  'lib/operations/migrations/half-restored.ts',
  'lib/operations/migrations/lock.ts',
  'lib/platform/format/read-moment.ts',
  'lib/platform/format/stored-moment.ts',
  'lib/publishing/feeds/read-today.ts',
  'lib/publishing/feeds/write-job-feed.ts',
  'lib/publishing/openapi/values.ts',
  'lib/search/synonyms/list-empty-searches.ts',
];

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => `${folder}/${name.split(sep).join('/')}`);

/** One invalid stored time would break a whole list. */
test('replies write a stored time with answeredMoment, never with toISOString', () => {
  const found = ['app', 'lib'].flatMap(sources).filter((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return /\.toISOString\(/.test(text);
  });
  expect(found.sort()).toEqual(WORKED_OUT);
});
