import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { ROLES } from '@/lib/platform/core/vocabulary';
import { isActiveAdministrator, refuseSelf } from './account-status';

describe('an administrator counts', () => {
  test.each(ROLES)('of the roles, %s', (role) => {
    expect(isActiveAdministrator({ role, isActive: true })).toBe(role === 'administrator');
  });

  test('while active', () => {
    expect(isActiveAdministrator({ role: 'administrator', isActive: false })).toBe(false);
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
