import { expect, it } from 'vitest';
import { pageStatus } from './page-status';

it.each([
  ['<head><meta name="page-status" content="404"/></head>', 404],
  ['<head><meta name="page-status" content="410"/></head>', 410],
  ['<head><meta name="page-status" content="500"/></head>', 500],
  ['<head><meta name="page-status" content="302"/></head>', undefined],
  ['<p>&lt;meta name="page-status" content="404"/&gt;</p>', undefined],
  ['<script>["\\u003cmeta name=\\"page-status\\" content=\\"404\\"/\\u003e"]</script>', undefined],
  ['', undefined],
])('reads %s', (html, status) => {
  expect(pageStatus(html)).toBe(status);
});
