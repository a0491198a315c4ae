import { expect, test, vi } from 'vitest';

/** Replaces the drawing, which would take seconds for this many. Each drawing waits until released, then fails. */
const drawing = vi.hoisted(() => {
  let breakOff: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (breakOff = resolve));
  return { begun: 0, told, breakOff };
});
vi.mock('./drawing-process', () => ({
  drawApart: async () => {
    drawing.begun += 1;
    await drawing.told;
    throw new Error('broke off');
  },
}));

const { drawInTurn } = await import('./draw');
const card = (title: string) => ({ title, note: '', facts: [] });

test('one is drawn, sixty wait, there is no room for the next', async () => {
  const all = Array.from({ length: 61 }, (_, at) => drawInTurn(card(`Card ${at}`)));
  const outcomes = Promise.allSettled(all);
  await expect(drawInTurn(card('One too many'))).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfter: 5 },
  });
  drawing.breakOff();
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'broke off' } });
  }
  expect(drawing.begun).toBe(61);
  await expect(drawInTurn(card('One too many'))).rejects.toThrow('broke off');
});
