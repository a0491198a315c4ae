import { comparison, slicePage } from './order';
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
  const shares = new Float32Array(index.length);
  const stems = new Set(
    tokensOf(title)
      .filter((word) => !STOP_WORDS.has(word))
      .map(stemOf),
  );
  let all = 0;
  for (const stem of stems) {
    const documents: number[] = [];
    forEachWith(index, [stem], (document, _impact, inTitle) => {
      if (inTitle > 0) documents.push(document);
    });
    const rarity = Math.log(1 + index.size / (documents.length + 1));
    all += rarity;
    for (const document of documents) shares[document] = (shares[document] ?? 0) + rarity;
  }
  return all > 0 ? shares.map((share) => share / all) : shares;
}

/**
 * Returns the ids of the three open listings (or fewer) most similar to `known` by title, industry, kind and place. A match in one of
 * these is enough, but at least half of a title must match. Best first; ties are ordered newest first.
 */
export function similarListings(index: PackedIndex, known: Known, now: Date): string[] {
  const { alive, deadline, industry, kind, county, remote } = index.columns;
  const score = titleShares(index, known.title);
  const wanted = {
    industry: codeOf('industry', known.industry),
    kind: codeOf('kind', known.kind),
    county: codeOf('county', known.county),
    remote: codeOf('remote', known.remote),
  };
  const found: number[] = [];
  for (let document = 0; document < index.length; document++) {
    const share = score[document] ?? 0;
    const isSameIndustry = industry[document] === wanted.industry;
    if (!alive[document] || (deadline[document] ?? 0) <= now.getTime()) continue;
    const isSameKind = kind[document] === wanted.kind;
    const isSamePlace = wanted.remote
      ? remote[document] === wanted.remote
      : wanted.county !== 0 && county[document] === wanted.county;
    const isLike = isSameIndustry || share >= SAME_TITLE || isSamePlace || isSameKind;
    if (!isLike || index.ids[document] === known.id) continue;
    score[document] =
      TITLE * share + (isSameIndustry ? INDUSTRY : 0) + (isSameKind ? KIND : 0) + (isSamePlace ? PLACE : 0);
    found.push(document);
  }
  const compare = comparison('match', withoutDeadlines(index), score);
  return slicePage(Uint32Array.from(found), 0, MAX_SIMILAR, compare).map(
    (document) => index.ids[document] ?? '',
  );
}

/** Empties the deadlines, so that ties are ordered newest first. */
const withoutDeadlines = ({ columns, ids }: PackedIndex): Pick<PackedIndex, 'columns' | 'ids'> => ({
  columns: { ...columns, deadline: new Float64Array(0) },
  ids,
});
