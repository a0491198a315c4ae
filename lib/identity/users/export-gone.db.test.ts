import { expect, test } from 'vitest';
import { asActor, makeResume, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { exportMe } from './export-me';

preparedDatabase();

test('a download of all data ends with an error when a file is gone', async () => {
  const user = await makeUser('recent graduate');
  await makeResume(user);
  const { stream } = await exportMe(asActor(user));
  await expect(new Response(stream as unknown as BodyInit).arrayBuffer()).rejects.toThrow();
});
