import { z } from 'zod';
import { COUNTIES, INDUSTRY_IDS } from '@/lib/platform/core/vocabulary';
import fillers from './tables/fillers.json';
import filterWords from './tables/filter-words.json';
import gazetteer from './tables/gazetteer.json';
import industries from './tables/industries.json';
import stems from './tables/stems.json';
import synonyms from './tables/synonyms.json';
import trades from './tables/trades.json';
import { FILTERS } from './search-names';

const phrase = z.string().trim().min(1).max(60);
const phrases = z.array(phrase);
const county = z.enum(COUNTIES);

const schema = z.strictObject({
  /** Trades: the names in listings, names in Kiswahili and Sheng, and words that are similar in meaning. */
  trades: z.array(z.strictObject({ names: phrases.min(1), kiswahili: phrases, near: phrases })),
  /** Phrases that mean the same, abbreviations first. */
  synonyms: z.array(phrases.min(2)),
  gazetteer: z.strictObject({
    /** `names` set the county filter; `places` are towns and estates in the county. */
    counties: z
      .array(z.strictObject({ county, names: phrases.min(1), places: phrases }))
      .length(COUNTIES.length),
    regions: z.array(z.strictObject({ name: phrase, counties: z.array(county).min(1) })),
    /** Searches for work abroad contain `words`; listings of such work contain `places`. */
    abroad: z.strictObject({ words: phrases, places: phrases }),
    /** Maps short names of towns to the names in listings. */
    aliases: z.record(phrase, phrase),
  }),
  /** Words that add nothing to a search, such as "jobs" and "looking". */
  fillers: z.strictObject({ english: phrases, kiswahili: phrases }),
  /** Phrases that set a filter. `signs` are words with the same meaning in listings, and `near` are similar words. */
  filterWords: z.array(
    z.strictObject({
      words: phrases.min(1),
      filter: z.enum(FILTERS),
      values: z.array(z.string()).min(1),
      signs: phrases,
      near: phrases.optional(),
    }),
  ),
  /** Names of industries: `names` are used alone, `sectors` before "industry" or "sector". */
  industries: z
    .array(
      z.strictObject({
        industry: z.literal([...INDUSTRY_IDS]),
        names: phrases.min(1),
        sectors: phrases.min(1),
      }),
    )
    .length(INDUSTRY_IDS.length),
  /** Exceptions to the stemmer, from word to stem. */
  stems: z.record(z.string().regex(/^[a-z]+$/), z.string().regex(/^[a-z]+$/)),
});

export type Tables = z.infer<typeof schema>;

/** Words and places in Kenya, from the files in `tables/`. An invalid file stops startup with an error that names the file. */
export const TABLES: Tables = schema.parse({
  trades,
  synonyms,
  gazetteer,
  fillers,
  filterWords,
  industries,
  stems,
});
