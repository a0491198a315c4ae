import { describe, expect, it } from 'vitest';
import { readable } from './readable';

describe('readable', () => {
  it.each([
    ['as it is', 'Ng’ombe & Sons – “Dairy” Intern', 'Ng’ombe & Sons – “Dairy” Intern'],
    ['with accents, put together', 'Cafe\u0301 Müller Łódź', 'Café Müller Łódź'],
    ['of the languages of Kenya', 'Mũrang’a, Gĩkũyũ, ng’ombe', 'Mũrang’a, Gĩkũyũ, ng’ombe'],
    ['without accents the fonts lack', 'Việt ŝipo', 'Viet sipo'],
    ['without what the fonts lack', 'Data 数据 Intern 🚀', 'Data Intern'],
    ['without what turns text round', 'Intern\u202e gnp.exe\u200b', 'Intern gnp.exe'],
    ['on one line', 'Farm\n\tIntern', 'Farm Intern'],
    ['empty where nothing is left', 'متدرب في البرمجة', ''],
    ['empty where only signs are left', '🚀 !!! 实习', ''],
  ])('%s', (_, text, shown) => {
    expect(readable(text, 100)).toBe(shown);
  });

  it('ends what is too long with an ellipsis', () => {
    expect(readable('a'.repeat(20), 20)).toBe('a'.repeat(20));
    expect(readable('a'.repeat(21), 20)).toBe(`${'a'.repeat(19)}…`);
    expect(readable(`abc ${'d'.repeat(9)}`, 5)).toBe('abc…');
  });
});
