import type { IndustryRules } from './csv-columns';

/** Whole words in lower case, without accents. C++ and C# keep their symbols. */
const wordsOf = (text: string): string => {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return ` ${plain.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim()} `;
};

export function industryOfTitle(title: string, rules: IndustryRules): number | undefined {
  const words = wordsOf(title);
  return rules.find(
    (rule) => rule.words.length === 0 || rule.words.some((word) => words.includes(wordsOf(word))),
  )?.industry;
}
