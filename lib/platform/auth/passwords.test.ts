import bcrypt from 'bcryptjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestSettings } from '@/dev/testing/stack/test-settings';
import { hashPassword, isPassword } from './passwords';

beforeAll(() => useTestSettings());

describe('a hash', { timeout: 30_000 }, () => {
  test('is bcrypt of cost 12, and only its password opens it', async () => {
    const hash = await hashPassword('Karibu#2026');
    expect(hash).toMatch(/^\$2[aby]\$12\$.{53}$/);
    expect(await isPassword('Karibu#2026', hash)).toBe(true);
    expect(await isPassword('karibu#2026', hash)).toBe(false);
  });

  test('is never of a password that bcrypt would cut', async () => {
    await expect(hashPassword('x'.repeat(73))).rejects.toThrow(RangeError);
    const hash = await hashPassword('x'.repeat(72));
    expect(await isPassword('x'.repeat(72), hash)).toBe(true);
    expect(await isPassword('x'.repeat(73), hash)).toBe(false);
    expect(await isPassword(`${'x'.repeat(72)}\0`, hash)).toBe(false);
  });

  test('is of the normal form, whatever is typed; one made of another text still opens by that text', async () => {
    const [typed, normal] = ['Kari\u0308bu\u00a0#2026\u200b', 'Karïbu #2026'];
    for (const made of [await hashPassword(typed), await hashPassword(normal)]) {
      expect(await isPassword(normal, made)).toBe(true);
      expect(await isPassword(typed, made)).toBe(true);
      expect(await isPassword('Karibu #2026', made)).toBe(false);
    }
    const older = await bcrypt.hash(typed, 4);
    expect(await isPassword(typed, older)).toBe(true);
    expect(await isPassword(normal, older)).toBe(false);
  });

  test('that is none is nobody’s, and it takes as long to say so', async () => {
    const hash = await hashPassword('Karibu#2026');
    const time = async (of: string | undefined) => {
      const start = performance.now();
      expect(await isPassword('wrong', of)).toBe(false);
      return performance.now() - start;
    };
    const there = await time(hash);
    expect(await time(undefined)).toBeGreaterThan(there / 10);
  });

  test('is made beside the event loop, which goes on turning', async () => {
    let turns = 0;
    let done = false;
    const turn = () => {
      turns += 1;
      if (!done) setImmediate(turn);
    };
    turn();
    await hashPassword('Karibu#2026');
    done = true;
    expect(turns).toBeGreaterThan(100);
  });
});
