import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { openApiDocument } from '@/lib/publishing/openapi/document';
import { ROOT } from '../start/build';
import { isNewer, releaseChangelog } from './release';

const at = new Date('2026-11-22T20:59:59Z');

describe('releaseChangelog', () => {
  it('moves unreleased changes under the version and its date', () => {
    const before = '# Changes\n\n## Unreleased\n\n- More.\n\n## 0.1.0\n\n- First.\n';
    expect(releaseChangelog(before, '0.2.0', at)).toBe(
      '# Changes\n\n## Unreleased\n\n## 0.2.0 (2026-11-22)\n\n- More.\n\n## 0.1.0\n\n- First.\n',
    );
  });

  it('returns null if there are no changes', () => {
    expect(releaseChangelog('# Changes\n\n## Unreleased\n\n## 0.1.0\n\n- First.\n', '0.2.0', at)).toBeNull();
    expect(releaseChangelog('# Changes\n', '0.2.0', at)).toBeNull();
  });
});

test.each([
  ['1.0.1', '1.0.0', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.9.9', true],
  ['1.0.0', '1.0.0', false],
  ['1.0.0', '1.0.1', false],
  ['0.9.9', '1.0.0', false],
])('%s after %s: %s', (version, than, expected) => {
  expect(isNewer(version, than)).toBe(expected);
});

test('the package and the API contract have the same version', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(openApiDocument({ origin: 'http://localhost' }).info.version).toBe(version);
});
