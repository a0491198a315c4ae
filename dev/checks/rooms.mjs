/**
 * The folders of lib/ in the order of their imports: each may import those before it, never those after it.
 * `lib/platform/` knows nothing of the product; the others are named after its nouns.
 */
export const ROOMS = [
  'lib/platform/core',
  'lib/platform/log',
  'lib/platform/env',
  'lib/platform/monitoring',
  'lib/platform/db',
  'lib/platform/jobs',
  'lib/platform/clock',
  'lib/platform/cache',
  'lib/platform/format',
  'lib/platform/paging',
  'lib/platform/mail',
  'lib/platform/rate-limit',
  'lib/platform/auth',
  'lib/platform/idempotency',
  'lib/platform/http',
  'lib/platform/files',
  'lib/retention',
  'lib/industries',
  'lib/counties',
  'lib/checks',
  'lib/articles',
  'lib/search',
  'lib/audit',
  'lib/views',
  'lib/internships',
  'lib/accounts',
  'lib/submissions',
  'lib/users',
  'lib/applications',
  'lib/contact',
  'lib/imports',
  'lib/dashboard',
  'lib/share-picture',
  'lib/structured-data',
  'lib/feeds',
  'lib/sitemap',
  'lib/migrations',
  'lib/backup',
  'lib/jobs',
  'lib/openapi',
];

/** The rooms that a room may import, itself included. */
export const allowedRooms = (room) => ROOMS.slice(0, ROOMS.indexOf(room) + 1);
