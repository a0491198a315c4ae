import { expect, test } from 'vitest';
import { progress } from './progress';

function screen(isTTY: boolean) {
  const said: string[] = [];
  const stream = { isTTY, write: (text: string) => said.push(text) > 0 } as unknown as NodeJS.WriteStream;
  return { said, stream };
}

test('on a terminal a bar is redrawn in place, and ends with a line break', () => {
  const { said, stream } = screen(true);
  const show = progress(4, stream);
  for (const done of [0, 2, 4]) show(done);
  expect(said).toEqual([
    `\r${'░'.repeat(30)} 0 of 4`,
    `\r${'█'.repeat(15)}${'░'.repeat(15)} 2 of 4`,
    `\r${'█'.repeat(30)} 4 of 4\n`,
  ]);
});

test('otherwise prints only a line every 10%', () => {
  const { said, stream } = screen(false);
  const show = progress(1_000, stream);
  for (let done = 0; done <= 1_000; done += 50) show(done);
  expect(said).toEqual(Array.from({ length: 10 }, (_, at) => `${(at + 1) * 100} of 1000\n`));
});
