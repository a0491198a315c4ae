import { expect, test } from 'vitest';
import { crc32c, Framer, ProtocolError } from './wire';

test('computes the checksum of RFC 3720', () => {
  expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
  expect(crc32c(Buffer.alloc(32))).toBe(0x8a9136aa);
});

test('waits for a complete message, and refuses an invalid length', () => {
  const framer = new Framer();
  expect([...framer.push(Buffer.of(16, 0, 0))]).toEqual([]);
  expect(() => [...framer.push(Buffer.of(0x7f))]).toThrow(ProtocolError);
});
