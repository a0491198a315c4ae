import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['app', 'lib', 'server', 'models', 'public'];

/** Files for operators, or for sites that keep the project's name. */
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

/** These folders generate pages, e-mails, feeds and files, so the project's name would appear on every site. */
test('texts for users contain the name of the site, not of the project', () => {
  const naming = FOLDERS.flatMap(files).filter((file) =>
    /\bMwanzo\b|mwanzo(?:\.co\.ke|[-_]ke\b)/.test(withoutComments(readFileSync(file, 'utf8'))),
  );
  expect(naming.sort()).toEqual(ALLOWED);
});
