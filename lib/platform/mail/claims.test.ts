import { expect, it } from 'vitest';
import type { MailRecord } from '@/models/mail';
import { isOver } from './claims';
import { failureOf } from './smtp-failure';

const WRITTEN = new Date('2026-11-01T08:00:00.000Z');
const mail = { createdAt: WRITTEN } as MailRecord;
const quota = failureOf(Object.assign(new Error(), { response: '550 Quota exceeded', responseCode: 550 }));

it('tries for seven days, to the millisecond, and then gives up', () => {
  expect(isOver(mail, quota, new Date('2026-11-08T08:00:00.000Z'))).toBe(false);
  expect(isOver(mail, quota, new Date('2026-11-08T08:00:00.001Z'))).toBe(true);
});

it('gives up at once where there is no such mailbox', () =>
  expect(isOver(mail, { ...quota, final: true }, WRITTEN)).toBe(true));
