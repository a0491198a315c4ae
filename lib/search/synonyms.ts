import { stemOf } from './stem';

/** Synonyms and abbreviations in Kenyan listings: the entries of a row mean the same. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['hr', 'human resources', 'human resource'],
  ['ict', 'information technology', 'information communication technology'],
  ['m&e', 'monitoring evaluation'],
  ['ngo', 'non governmental organization'],
  ['cbo', 'community based organization'],
  ['cpa', 'certified public accountant'],
  ['pr', 'public relations'],
  ['qa', 'quality assurance'],
  ['qc', 'quality control'],
  ['csr', 'corporate social responsibility'],
  ['ceo', 'chief executive officer'],
  ['cfo', 'chief finance officer', 'chief financial officer'],
  ['kra', 'kenya revenue authority'],
  ['knh', 'kenyatta national hospital'],
  ['tvet', 'technical vocational education training'],
  ['ecde', 'early childhood development education', 'early childhood'],
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
  ['wfh', 'work home', 'remote'],
  ['intern', 'internship'],
  ['attachment', 'attachee', 'attache'],
  ['lab', 'laboratory'],
  ['admin', 'administrator', 'administration'],
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

interface Synonym {
  stems: string[];
  others: string[];
}

const byFirstStem = new Map<string, Synonym[]>();
for (const ways of SYNONYMS) {
  for (const way of ways) {
    const stems = way.split(' ').map(stemOf);
    const others = ways.filter((other) => other !== way).flatMap((other) => other.split(' '));
    const known = byFirstStem.get(stems[0] ?? '') ?? [];
    byFirstStem.set(stems[0] ?? '', [...known, { stems, others }]);
  }
}

/** The synonyms of words and phrases. Takes the words of a text in order. Gives the words of all synonyms. */
export function otherWords(words: readonly string[]): string[] {
  const stems = words.map(stemOf);
  return stems.flatMap((stem, at) =>
    (byFirstStem.get(stem) ?? [])
      .filter((synonym) => synonym.stems.every((part, further) => stems[at + further] === part))
      .flatMap(({ others }) => others),
  );
}
