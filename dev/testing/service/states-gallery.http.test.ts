import { expect, test } from 'vitest';
import { api } from '../client/client';

test.each(['/dev/states', '/gallery/states'])('a build does not contain %s', async (path) => {
  expect((await api('GET', path)).status).toBe(404);
});
