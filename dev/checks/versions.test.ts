import { expect, test } from 'vitest';
import { versionsLine } from './versions';

test('lists the versions that the tests run on', async () => {
  const line = await versionsLine();
  expect(line).toContain(`Node ${process.versions.node} on `);
  expect(line).toMatch(/, next \d+\.\d+\.\d+, .*mongoose \d+\.\d+\.\d+, mongodb \d+\.\d+\.\d+, .*Chromi/);
  expect(line).not.toContain('\n');
});
