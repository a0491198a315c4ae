import { beforeEach, expect, it, vi } from 'vitest';
import { knownStems, stemsOneEditFrom, stemsWithPrefix } from './find-words';
import { parseQuery } from './parsed-query';
import { expandQuery } from './query-expansion';

vi.mock('./find-words', () => ({
  knownStems: vi.fn(),
  stemsWithPrefix: vi.fn(),
  stemsOneEditFrom: vi.fn(),
}));

/** What listings have: these stems, these that begin like a word, these that are one typing error away from it. */
function written(words: { known?: string[]; begin?: string[]; close?: string[] }): void {
  vi.mocked(knownStems).mockResolvedValue(new Set(words.known));
  vi.mocked(stemsWithPrefix).mockResolvedValue(words.begin ?? []);
  vi.mocked(stemsOneEditFrom).mockResolvedValue(words.close ?? []);
}
beforeEach(() => void vi.clearAllMocks());

const expanded = async (q: string, doubtful?: boolean) =>
  (await expandQuery(parseQuery(q), doubtful)).map(({ stems, corrected }) => ({
    stems: [...stems],
    corrected,
  }));

it('asks nothing where nothing was typed', async () => {
  expect(await expandQuery([])).toEqual([]);
  expect(knownStems).not.toHaveBeenCalled();
});

it('takes a known word as it is, and completes the last one', async () => {
  written({ known: ['nurs', 'potter'], begin: ['potteri'], close: ['otter'] });
  expect(await expanded('nurse potter')).toEqual([
    { stems: [['nurs', 1]], corrected: false },
    {
      stems: [
        ['potter', 1],
        ['potteri', 0.6],
      ],
      corrected: false,
    },
  ]);
  expect(stemsOneEditFrom).not.toHaveBeenCalled();
});

it('completes a word that nobody wrote, wherever it stands, before it takes it for an error', async () => {
  written({ known: ['nurs'], begin: ['saddleri'], close: ['saddl'] });
  expect(await expanded('sadd nurse')).toEqual([
    {
      stems: [
        ['sadd', 1],
        ['saddleri', 0.6],
      ],
      corrected: false,
    },
    {
      stems: [
        ['nurs', 1],
        ['saddleri', 0.6],
      ],
      corrected: false,
    },
  ]);
});

it('takes a word that nobody wrote and nothing begins with for a typing error, and says so', async () => {
  written({ close: ['saddleri'] });
  expect(await expanded('sadlery')).toEqual([
    {
      stems: [
        ['sadleri', 1],
        ['saddleri', 0.5],
      ],
      corrected: true,
    },
  ]);
});

it('puts right nothing that is close to no word', async () => {
  written({});
  expect(await expanded('qqqqq')).toEqual([{ stems: [['qqqqq', 1]], corrected: false }]);
});

it('counts a completed word above a typing error, where any word may be one', async () => {
  written({ known: ['sadl'], begin: ['sadler', 'both'], close: ['both', 'saddl'] });
  expect(await expanded('sadl', true)).toEqual([
    {
      stems: [
        ['sadl', 1],
        ['sadler', 0.6],
        ['both', 0.6],
        ['saddl', 0.5],
      ],
      corrected: false,
    },
  ]);
});
