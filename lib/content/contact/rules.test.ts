import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_LENGTH } from './limits';
import { messageRule, nameRule, senderEmailRule } from './rules';

const BAD_NAME = 'Please enter a valid name (at least 3 letters)!';

describe('the name', () => {
  it.each([
    'Ali',
    'Wanjiru Kamau',
    'Zoë Müller',
    'A b c',
    'u\u0303bc',
    'Au\u0303 b',
    'Đặng Thị',
    "Mary-Anne Ng'ang'a",
    "Peter Anyang' Nyong'o",
    'ole Nkadori',
    ' Mohamed  Ali ',
  ])('takes %j', (name) => {
    expect(nameRule(name)).toBeNull();
  });

  it.each(['', '   ', 'Al', 'A l', "A'b", 'Ali2', 'Ali <b>', 'Ali\nBcc: x', '123', 'Ali--Omar'])(
    'refuses %j',
    (name) => {
      expect(nameRule(name)).toBe(BAD_NAME);
    },
  );

  it('ends at 100 characters', () => {
    expect(nameRule('a'.repeat(100))).toBeNull();
    expect(nameRule('a'.repeat(101))).toBe('Please shorten your name to 100 letters');
  });
});

it.each(['', 'ali', 'ali@', 'ali@mail', 'a b@mail.example', 'ali@mail.example\r\nBcc: x@y.example'])(
  'refuses %j as an address',
  (email) => {
    expect(senderEmailRule(email)).toBe('Please enter a valid email address!');
  },
);

it('takes an address', () => {
  expect(senderEmailRule('ali@mail.example')).toBeNull();
});

describe('the message', () => {
  it('is there', () => {
    expect(messageRule(' \n ')).toBe('Please enter your message!');
    expect(messageRule('?')).toBeNull();
  });

  it('ends at 5,000 characters', () => {
    expect(messageRule('a'.repeat(MAX_MESSAGE_LENGTH))).toBeNull();
    expect(messageRule('a'.repeat(MAX_MESSAGE_LENGTH + 1))).toBe(
      'Please shorten your message to 5,000 characters',
    );
  });
});
