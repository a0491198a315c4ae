import { highest } from './order';
import { codeOf, type IndexedListing, type PackedIndex } from './packed-index';
import { forEachWith } from './phrase-postings';
import { tokensOf } from './phrases';
import { stemOf } from './stem';
import { STOP_WORDS } from './stop-words';

export type Known = Pick<IndexedListing, 'id' | 'industry' | 'kind' | 'county' | 'remote'> & {
  title: string;
};

export const MAX_SIMILAR = 3;

/** The weights of the title (if all its words match), the industry, the kind and the place. */
const TITLE = 2;
const INDUSTRY = 2;
const KIND = 1;
const PLACE = 1;

/** The share of title words that a listing must contain if nothing else matches. */
const SAME_TITLE = 0.5;

/** Returns, for each document, the share of these title words that its own title contains, weighted by rarity. */
function titleShares(index: PackedIndex, title: string): Float32Array {
  const stems = new Set(
    tokensOf(title)
      .filter((word) => !STOP_WORDS.has(word))
      .map(stemOf),
  );
  const words = [...stems].map((stem) => {
    const documents: number[] = [];
    forEachWith(index, [stem], (document, _impact, inTitle) => {
      if (inTitle > 0) documents.push(document);
    });
    return { documents, rarity: Math.log(1 + index.size / (documents.length + 1)) };
  });
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const shares = new Float32Array(index.length);
  for (const { documents, rarity } of words)
    for (const document of documents) shares[document] = (shares[document] ?? 0) + rarity / all;
  return shares;
}

/**
 * Returns the ids of the three open listings (or fewer) most similar to `known` by title, industry, kind and place. A match in one of
 * these is enough, but at least half of a title must match. Best first; ties are ordered newest first.
 */
export function similarListings(index: PackedIndex, known: Known, at: Date): string[] {
  const { alive, deadline, industry, kind, county, remote } = index.columns;
  const shares = titleShares(index, known.title);
  const score = new Float32Array(index.length);
  const wanted = {
    industry: codeOf('industry', known.industry),
    kind: codeOf('kind', known.kind),
    county: codeOf('county', known.county),
    remote: codeOf('remote', known.remote),
  };
  const now = at.getTime();
  for (let document = 0; document < index.length; document++) {
    if (!alive[document] || (deadline[document] ?? 0) <= now) continue;
    const share = shares[document] ?? 0;
    const isSameIndustry = industry[document] === wanted.industry;
    const isSameKind = kind[document] === wanted.kind;
    const isSamePlace = wanted.remote
      ? remote[document] === wanted.remote
      : wanted.county !== 0 && county[document] === wanted.county;
    if (!isSameIndustry && share < SAME_TITLE && !isSamePlace && !isSameKind) continue;
    score[document] =
      TITLE * share + (isSameIndustry ? INDUSTRY : 0) + (isSameKind ? KIND : 0) + (isSamePlace ? PLACE : 0);
  }
  return highest(score, MAX_SIMILAR + 1, index)
    .map((document) => index.ids[document] ?? '')
    .filter((id) => id !== known.id)
    .slice(0, MAX_SIMILAR);
}
