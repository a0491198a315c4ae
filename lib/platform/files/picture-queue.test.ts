import { describe, expect, test } from 'vitest';
import { PictureQueue, type Weight } from './picture-queue';

const SMALL: Weight = { decoded: 48_000_000, isShrunkOnTheWay: false };
const LARGE: Weight = { decoded: 48_000_001, isShrunkOnTheWay: false };

/** A queue, and pictures that stay in progress until the test releases them. */
function rig() {
  const queue = new PictureQueue();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (owner: string, weight: Weight) =>
    queue.run(
      owner,
      async () => weight,
      () => {
        begun.push(owner);
        return new Promise<string>((resolve) => ends.set(owner, () => resolve(owner)));
      },
    );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { send, begun, end: (owner: string) => ends.get(owner)?.(), settled };
}

describe('pictures in a queue', () => {
  test('small ones do not wait for large ones, of which one is worked on at a time', async () => {
    const { send, begun, end, settled } = rig();
    const large = ['a', 'b', 'c', 'd'].map((owner) => send(owner, LARGE));
    const small = send('e', SMALL);
    const shrunk = send('f', { decoded: 150_000_000, isShrunkOnTheWay: true });
    await settled();
    expect(begun).toEqual(['a', 'e']);
    end('e');
    expect(await small).toBe('e');
    await settled();
    expect(begun).toEqual(['a', 'e', 'f']);
    end('f');
    await shrunk;
    for (const owner of ['a', 'b', 'c', 'd']) {
      end(owner);
      await settled();
    }
    expect(await Promise.all(large)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are one a person at a time', async () => {
    const { send, end, settled } = rig();
    const first = send('a', LARGE);
    await expect(send('a', SMALL)).rejects.toMatchObject({
      status: 429,
      message: 'We are still processing your last picture. Please try again in a moment.',
      details: { retryAfter: 5 },
    });
    await settled();
    end('a');
    await first;
    const again = send('a', SMALL);
    await settled();
    end('a');
    expect(await again).toBe('a');
  });

  test.each([
    ['small', SMALL, 30],
    ['large', LARGE, 8],
  ])('%s ones wait up to a number, and no more', async (_, weight, most) => {
    const { send, end, settled } = rig();
    const owners = Array.from({ length: most + 1 }, (__, at) => `o${at}`);
    const taken = owners.map((owner) => send(owner, weight));
    await settled();
    await expect(send('late', weight)).rejects.toMatchObject({
      status: 429,
      message: 'We are processing many pictures at the moment. Please try again in a minute.',
    });
    for (const owner of owners) {
      end(owner);
      await settled();
    }
    expect(await Promise.all(taken)).toEqual(owners);
    const late = send('late', weight);
    await settled();
    end('late');
    expect(await late).toBe('late');
  });

  test('what cannot be weighed or worked on leaves room for the next of the same person', async () => {
    const queue = new PictureQueue();
    const damaged = async () => Promise.reject(new Error('damaged'));
    await expect(queue.run('a', damaged, async () => 1)).rejects.toThrow('damaged');
    await expect(queue.run('a', async () => SMALL, damaged)).rejects.toThrow('damaged');
    expect(
      await queue.run(
        'a',
        async () => SMALL,
        async () => 2,
      ),
    ).toBe(2);
  });
});
