import { askedWords } from './asked-words';
import { findBestCandidates, findCandidates, type Candidates, type Narrowing } from './find-candidates';
import { meaningsOf, type Meaning } from './meanings';

/** How far a search gave way to find something. */
export type Faithfulness = 'as typed' | 'errors put right' | 'most of the words';

/** One way to read what was typed. */
export interface Reading {
  faithfulness: Faithfulness;
  /** What its answers are ranked by. */
  meanings: readonly Meaning[];
  /** Its answers under a narrowing, the best of them if there are too many. */
  best: (narrowing: Narrowing) => Promise<Candidates>;
  /** Its answers, for counting. */
  all: (narrowing: Narrowing) => Promise<Candidates>;
}

const strict = (faithfulness: Faithfulness, meanings: readonly Meaning[], now: Date): Reading => ({
  faithfulness,
  meanings,
  best: (narrowing) => findBestCandidates({ meanings, narrowing, now }),
  all: (narrowing) => findCandidates({ meanings, narrowing, now }),
});

/** What has all of the words but one, whichever. */
function allButOne(meanings: readonly Meaning[], now: Date): Reading | undefined {
  const required = meanings.filter((meaning) => meaning.required);
  if (required.length < 2) return undefined;
  const all = async (narrowing: Narrowing): Promise<Candidates> => {
    const found = await Promise.all(
      required.map((dropped) =>
        findCandidates({
          meanings: meanings.map((meaning) =>
            meaning === dropped ? { ...meaning, required: false } : meaning,
          ),
          narrowing,
          now,
        }),
      ),
    );
    const each = new Map(found.flatMap(({ listings }) => listings).map((listing) => [listing.id, listing]));
    return { listings: [...each.values()], more: found.some(({ more }) => more) };
  };
  return {
    faithfulness: 'most of the words',
    meanings: meanings.map((meaning) => ({ ...meaning, required: false })),
    best: all,
    all,
  };
}

/** The ways to read a search, the most faithful first; each is only worked out when the one before found nothing. */
export async function* readingsOf(q: string, now: Date): AsyncGenerator<Reading> {
  const asked = askedWords(q);
  const typed = await meaningsOf(asked);
  const isAsTyped = !typed.some(({ required, corrected }) => required && corrected);
  yield strict(isAsTyped ? 'as typed' : 'errors put right', typed, now);
  if (asked.length === 0) return;
  const doubted = await meaningsOf(asked, true);
  yield strict('errors put right', doubted, now);
  const most = allButOne(doubted, now);
  if (most) yield most;
}
