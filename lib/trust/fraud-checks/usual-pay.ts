import type { Passage } from './finding';
import { MAX_NAME } from './max-name';

/**
 * Work that takes a week to learn, by words in the title, with the highest usual pay in KES per month. We set the limits above the pay in
 * every advert that we tested.
 */
const ORDINARY_WORK: readonly { work: RegExp; most: number }[] = [
  {
    work: /\b(?:gardener|shamba|herders?|herdsman|cleaners?|loaders?|packers?|pack(?:ing|aging)|house ?-?(?:help|maid|girl|boy|manager)s?|nann(?:y|ies)|watchm[ae]n|guards?|askari|laundry|wait(?:er|ress)(?:es|s)?|messengers?|general workers?|casuals?|dishwashers?|wafanyakazi wa (?:nyumbani|shamba)|msichana wa kazi|mtunza bustani|usafi)\b/i,
    most: 65_000,
  },
  {
    work: /\b(?:data entry|data capture|typists?|typing|copy(?: |-)?(?:and |& )?paste|kupaste|envelopes?|bahasha|survey (?:respondents?|takers?)|tasters?|mystery shoppers?|watchers?|watch(?:ing)? (?:videos?|adverts?|ads)|listeners?|listening|wasikilizaji|form filling|formatting|kutazama|kubofya|kurate|kulike|raters?|rating|reviewers?|kupiga picha|click(?:ers?|ing)|captcha|stickers?|feeders?)\b/i,
    most: 80_000,
  },
  {
    work: /\b(?:clerks?|karani|makarani|receptionists?|front office|front desk|attendants?|tellers?|cashiers?|storekeepers?|ushers?|host(?:ess)?(?:es|s)?|office assistants?|shop assistants?|ambassadors?|volunteers?|interns?)\b/i,
    most: 100_000,
  },
];

/** Countries where the same work pays several times as much. */
const ABROAD =
  /\b(?:abroad|overseas|canada|united kingdom|uk|ireland|england|germany|poland|malta|greece|italy|norway|netherlands|europe|usa|united states|australia|new zealand|qatar|doha|dubai|uae|emirates|saudi|riyadh|oman|kuwait|bahrain|gulf|israel|japan|korea|seoul|cruise|at sea)\b/i;

const MOST_ABROAD = 450_000;

/** KES per month for a few hours a day or a few days a week. */
const MOST_FOR_FEW_HOURS = 50_000;

const FEW =
  /\b(?:an?|one|two|three|four|[1-4])(?: |-)?(?:hours?|hrs?)(?:['’]? of \w{2,20})?(?: a day| per day| each day| daily| kwa siku| every evening)|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|[1-9]|1\d)(?: |-)?(?:hours?|hrs?)['’]? (?:a week|per week|weekly|each week|on one)|\babout an hour of\b|\b(?:one|two|three|four|five|six|seven|eight|[1-8]) days['’]?(?: presence| work)? (?:a|per|each) month|\bsaa (?:moja|mbili|tatu|1|2|3) (?:kwa siku|tu|pekee|kila siku)|\bzaidi ya saa (?:moja|mbili)|\b[1-4] ?hrs? ?(?:daily|a day|per day)/i;

const SUM =
  /(?:pay|pays|paid|earn|earns|earning|salary|stipend|honorarium|remuneration|take home|wage|mshahara|unalipwa|utalipwa|unapata|utapata|unalipa|tunalipa|jipatie)\b[^.!?\n\d]{0,60}?(\d[\d,]{0,9})(k?)(?:\/[-=])? ?(?:shillings |bob |shilingi )?(?:(?:per|a|every|each|kwa|kila|by) ?)?(daily|day|siku|weekly|week|wiki|wk|monthly|month|mwezi)\b/gi;

const TIMES: Readonly<Record<string, number>> = {
  ...{ daily: 22, day: 22, siku: 22, weekly: 4.3, week: 4.3, wiki: 4.3, wk: 4.3 },
};

/** Returns the highest usual pay for ordinary work, in KES per month. Undefined for other work. */
export function mostFor(title: string, location: string): number | undefined {
  const named = title.slice(0, MAX_NAME);
  if (isAbroad(title, location)) return MOST_ABROAD;
  return ORDINARY_WORK.find(({ work }) => work.test(named))?.most;
}

export const isAbroad = (title: string, location: string): boolean =>
  ABROAD.test(`${title.slice(0, MAX_NAME)} ${location.slice(0, MAX_NAME)}`);

/** Returns the highest usual pay for a few hours' work, if a text says that the work takes only a few hours. */
export const mostForHours = (passages: readonly Passage[]): number | undefined =>
  passages.some(({ text }) => FEW.test(text)) ? MOST_FOR_FEW_HOURS : undefined;

export interface PromisedPay {
  field: string;
  start: number;
  end: number;
  quote: string;
  /** KES. */
  monthly: number;
}

export const promisedPay = (passages: readonly Passage[]): PromisedPay[] =>
  passages.flatMap(({ field, text }) =>
    Array.from(
      text.matchAll(SUM),
      ({ 0: quote, 1: digits = '', 2: thousands = '', 3: period = '', index }) => ({
        ...{ field, start: index, end: index + quote.length, quote },
        monthly:
          Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1) * (TIMES[period.toLowerCase()] ?? 1),
      }),
    ),
  );
