import { beforeAll, describe, expect, test } from 'vitest';
import { lintText } from './lint-text';

/** Returns the rules that a file at this path breaks if it imports `source`. */
async function broken(filePath: string, source: string): Promise<(string | null)[]> {
  const text = `import * as other from '${source}';\n\nexport const kept = other;\n`;
  return (await lintText(filePath, text)).map(({ ruleId }) => ruleId);
}

const DIRECTION = 'boundaries/dependencies';
const PACKAGE = 'no-restricted-imports';

describe('import direction: app → lib → models', () => {
  // The first run loads the ESLint configuration and its plugins, which takes several seconds.
  beforeAll(() => broken('lib/identity/users/new.ts', '@/lib/platform/log/log'), 60_000);

  test.each([
    ['app/new.ts', '@/models/user', DIRECTION],
    ['app/new.ts', '../models/user', DIRECTION],
    ['app/(public)/deep/down/page.tsx', '@/models/user', DIRECTION],
    ['app/new.ts', '@/server/service', DIRECTION],
    ['app/new.ts', '@/dev/start/build', DIRECTION],
    ['app/new.ts', 'embedded-mongodb', DIRECTION],
    ['lib/identity/users/new.ts', 'embedded-mongodb', DIRECTION],
    ['packages/embedded-mongodb/src/new.ts', '@/lib/platform/log/log', DIRECTION],
    ['models/new.ts', '@/lib/platform/log/log', DIRECTION],
    ['models/new.ts', '@/app/api/health/route', DIRECTION],
    ['lib/identity/users/new.ts', '@/app/api/health/route', DIRECTION],
    ['lib/identity/users/new.ts', '@/server/service', DIRECTION],
    ['server/new.ts', '@/models/user', DIRECTION],
    ['lib/platform/db/new.ts', '@/lib/identity/users/mapper', DIRECTION],
    ['lib/platform/db/new.ts', '@/lib/platform/mail/outbox', DIRECTION],
    ['lib/internships/listings/new.ts', '@/lib/applications/apply/apply', DIRECTION],
    ['lib/applications/records/new.ts', '@/lib/applications/status/status-transitions', DIRECTION],
    ['lib/search/engine/new.ts', '@/lib/internships/listings/mapper', DIRECTION],
    ['lib/internships/listings/new.ts', '../../applications/apply/apply', DIRECTION],
    ['app/new.test.ts', '@/models/user', DIRECTION],
    ['models/new.test.ts', '@/lib/platform/log/log', DIRECTION],
    ['app/new.ts', 'mongoose', PACKAGE],
    ['app/api/users/new.ts', 'mongoose', PACKAGE],
  ])('%s may not import %s', async (filePath, source, rule) => {
    expect(await broken(filePath, source)).toContain(rule);
  });

  test.each([
    ['app/new.ts', '@/lib/platform/log/log'],
    ['app/(public)/deep/down/page.tsx', '@/app/api/health/route'],
    ['lib/identity/users/new.ts', '@/models/user'],
    ['lib/identity/users/new.ts', 'mongoose'],
    ['models/new.ts', 'mongoose'],
    ['lib/search/engine/new.ts', '@/lib/internships/counties/counties'],
    ['lib/applications/apply/new.ts', '@/lib/internships/listings/open-status'],
    ['lib/platform/mail/new.ts', '@/lib/platform/db/connection'],
    ['server/new.ts', '@/lib/platform/log/log'],
    ['lib/identity/users/new.http.test.ts', '@/dev/start/build'],
    ['lib/new.db.test.ts', 'embedded-mongodb'],
    ['scripts/new.ts', 'embedded-mongodb'],
  ])('%s may import %s', async (filePath, source) => {
    expect(await broken(filePath, source)).toEqual([]);
  });
});
