import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { ROLES } from '@/lib/vocabulary';
import { isAdministrator, leavingFrom, refuseSelf, remaining } from './standing';

const now = new Date('2026-11-21T09:00:00.000Z');

describe('an administrator counts', () => {
  test.each(ROLES)('of the roles, %s', (role) => {
    expect(isAdministrator({ role, isActive: true })).toBe(role === 'administrator');
  });

  test('while active', () => {
    expect(isAdministrator({ role: 'administrator', isActive: false })).toBe(false);
  });

  test('unless somebody is taking their standing away, which has ten seconds', () => {
    expect(leavingFrom(now)).toEqual(new Date('2026-11-21T09:00:10.000Z'));
    expect(remaining(now)).toEqual({
      role: 'administrator',
      isActive: true,
      $or: [{ leavingUntil: null }, { leavingUntil: { $lte: now } }],
    });
  });
});

describe('nobody turns on their own account', () => {
  const self = new Types.ObjectId();

  test('which is said', () => {
    expect(() => refuseSelf({ id: self.toHexString() }, self, 'change your own role')).toThrow(
      expect.objectContaining({ status: 409, message: 'You cannot change your own role.' }),
    );
  });

  test('another’s is another matter', () => {
    expect(() => refuseSelf({ id: self.toHexString() }, new Types.ObjectId(), 'x')).not.toThrow();
  });
});
