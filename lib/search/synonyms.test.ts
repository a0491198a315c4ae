import { describe, expect, it } from 'vitest';
import { otherWords } from './synonyms';

/** What people type, and what listings that mean it say. */
const SAME: readonly (readonly [string, string])[] = [
  ['hr', 'human resources'],
  ['hr', 'human resource'],
  ['ict', 'information technology'],
  ['ict', 'information communication technology'],
  ['m&e', 'monitoring evaluation'],
  ['ngo', 'non governmental organization'],
  ['cbo', 'community based organization'],
  ['cpa', 'certified public accountant'],
  ['pr', 'public relations'],
  ['qa', 'quality assurance'],
  ['qc', 'quality control'],
  ['csr', 'corporate social responsibility'],
  ['ceo', 'chief executive officer'],
  ['cfo', 'chief finance officer'],
  ['cfo', 'chief financial officer'],
  ['kra', 'kenya revenue authority'],
  ['knh', 'kenyatta national hospital'],
  ['tvet', 'technical vocational education training'],
  ['ecde', 'early childhood development education'],
  ['ecde', 'early childhood'],
  ['hse', 'health safety environment'],
  ['ux', 'user experience'],
  ['ui', 'user interface'],
  ['seo', 'search engine optimization'],
  ['f&b', 'food beverage'],
  ['r&d', 'research development'],
  ['sme', 'small medium enterprises'],
  ['ai', 'artificial intelligence'],
  ['gis', 'geographic information systems'],
  ['un', 'united nations'],
  ['wfh', 'work home'],
  ['wfh', 'remote'],
  ['intern', 'internship'],
  ['attachment', 'attachee'],
  ['attachment', 'attache'],
  ['lab', 'laboratory'],
  ['admin', 'administrator'],
  ['admin', 'administration'],
  ['rep', 'representative'],
  ['asst', 'assistant'],
  ['mgr', 'manager'],
  ['snr', 'senior'],
  ['jnr', 'junior'],
  ['ops', 'operations'],
  ['storekeeper', 'store keeper'],
  ['nbi', 'nairobi'],
  ['msa', 'mombasa'],
];

describe.each(SAME)('%s and %s', (short, long) => {
  it('mean each other', () => {
    expect(otherWords(short.split(' '))).toEqual(expect.arrayContaining(long.split(' ')));
    expect(otherWords(long.split(' '))).toEqual(expect.arrayContaining(short.split(' ')));
  });
});

it('are looked for anywhere in a text, in any form of the word', () => {
  expect(otherWords(['senior', 'human', 'resourcing', 'officer'])).toEqual(
    expect.arrayContaining(['snr', 'hr']),
  );
});

it.each([[['human']], [['resources']], [['resources', 'human']], [['human', 'capital', 'resources']], [[]]])(
  'no other words for %o',
  (words) => expect(otherWords(words)).toEqual([]),
);
