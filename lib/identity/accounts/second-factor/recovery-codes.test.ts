import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { hashOfCode, isRecoveryCode, newRecoveryCodes, tidyCode } from './recovery-codes';

const OWNER = new Types.ObjectId('507f1f77bcf86cd799439011');

test('there are ten, each another one, in six groups of four', () => {
  const codes = newRecoveryCodes();
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(tidyCode(code).length * Math.log2(32)).toBeGreaterThanOrEqual(112);
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(isRecoveryCode(tidyCode(code))).toBe(true);
  }
});

test.each([
  ['7k2m-qx9d-01ab-cdef', '7K2MQX9D01ABCDEF'],
  [' 7K2M QX9D\t01AB CDEF ', '7K2MQX9D01ABCDEF'],
  ['7K2M-QX9D-OlAB-CDEF', '7K2MQX9D01ABCDEF'],
  ['7K2M-QX9D-oiab-cdef', '7K2MQX9D01ABCDEF'],
  ['123 456', '123456'],
  ['\u200e123\u00a0456\u200b', '123456'],
  ['7K2M–QX9D‑01AB—CDEF', '7K2MQX9D01ABCDEF'],
])('%s is read as %s', (typed, code) => expect(tidyCode(typed)).toBe(code));

test('a code with four groups, as they used to be, is still one', () =>
  expect(isRecoveryCode('7K2MQX9D01ABCDEF')).toBe(true));

test.each([
  '',
  '123456',
  '7K2MQX9D01ABCDE',
  '7K2MQX9D01ABCDEF0',
  '7K2MQX9D01ABCDEU',
  '7K2MQX9D01ABCDEF7K2MQX9',
  '7K2MQX9D01ABCDEF7K2MQX9D0',
  '7K2MQX9D01ABCDEF7K2MQX9U',
])('%s is no recovery code', (code) => expect(isRecoveryCode(code)).toBe(false));

test('the hash is that of the code, however it is typed, and of its owner', () => {
  const hash = hashOfCode(OWNER, '7K2M-QX9D-01AB-CDEF');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOfCode(OWNER, '7k2mqx9dO1abcdef')).toBe(hash);
  expect(hashOfCode(new Types.ObjectId('507f1f77bcf86cd799439012'), '7K2M-QX9D-01AB-CDEF')).not.toBe(hash);
});
