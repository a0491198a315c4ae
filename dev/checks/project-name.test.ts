import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['app', 'lib', 'server', 'models', 'public'];

/** What operators read, and a site under the project's own name alone. */
const ALLOWED = [
  'app/(public)/home/hero.tsx',
  'lib/operations/backup/restore-backup.ts',
  'lib/operations/migrations/schema-problem.ts',
  'lib/operations/scheduled-jobs/start-alone.ts',
  'lib/platform/core/site.ts',
  'lib/platform/db/watch-collection.ts',
  'lib/platform/env/env.ts',
  'server/notify-systemd.ts',
  'server/service.ts',
  'server/start-failure.ts',
];

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test\.ts|woff2|png|ico)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Every page, mail, feed and file is made by these: one that named the project would name it on every site. */
test('no text that people get names the project; they have the name of the site', () => {
  const naming = FOLDERS.flatMap(files).filter((file) =>
    /\bMwanzo\b|mwanzo(?:\.co\.ke|[-_]ke\b)/.test(withoutComments(readFileSync(file, 'utf8'))),
  );
  expect(naming.sort()).toEqual(ALLOWED);
});
