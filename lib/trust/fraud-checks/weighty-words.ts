import { isOneEditAway } from './one-edit';

const listed = (text: string): string[] => text.trim().split(/\s+/);

const DENYING = listed(`
  no not never none nobody nothing nowhere neither nor without cannot cant dont doesnt didnt wont wouldnt shouldnt couldnt mustnt neednt
  isnt arent wasnt werent hasnt havent hadnt aint non nil zero hardly barely except unless instead waived waive exempt nope nah
  hakuna hatuna hamna hana hawana sina huna hauna haina haipo hayupo hapana la si sio siyo bila pasipo kamwe wala isipokuwa badala ila
  zii hakunaga haikuwi kutolipa kutokulipa`);

/** Words that say how many, for whom, or when. */
const BOUNDING = listed(`
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty
  forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions half quarter double triple once twice thrice
  dozen couple pair both
  moja mbili tatu nne tano sita saba nane tisa kumi ishirini thelathini arobaini hamsini sitini sabini themanini tisini mia elfu laki milioni
  nusu robo sifuri soo soc thao ngiri finje jiwe kobole ashu mbao chwani punch rwabe
  all every each everyone everybody everything any anyone anybody anything some someone somebody something only just few many most more less
  least other others same must may might can could should shall will would need needs required optional always sometimes often before after
  until till while during if when where who whom whose which but however though although
  wote kila yeyote yoyote yote chochote mtu watu lazima sharti kabla baada mpaka hadi tu pekee wengine kama lakini hata labda huenda`);

const MONEY = listed(`
  fee fees fare fares dues levy cost costs paid pay pays payer paye money cash bribe bribes free gratis bure lipa lipia lipwa malipo pesa doh doo
  ganji mkwanja ada karo hela chapaa kitukidogo till mpesa`);
const MONEY_BEGINNINGS = [
  'payment',
  'paying',
  'payable',
  'charg',
  'deposit',
  'refund',
  'unpaid',
  'prepa',
  'lipi',
];

const WEIGHTY = new Set([...DENYING, ...BOUNDING, ...MONEY]);

/** A negation with at least this many letters is recognized with one typo, such as "nothng". */
const MIN_NEAR = 5;
const LONG_DENYING = DENYING.filter((word) => word.length >= MIN_NEAR);

/**
 * Prefixes of negated Kiswahili verbs, which end in a vowel: "hulipi", "hatuombi", "silipi", "usilipe", "kutolipa", "isiyolipwa".
 */
const DENYING_VERB =
  /^(?:ha|hu|si|(?:u|m|mu|a|wa|tu|ni|i|ya|zi|ki|vi|li|pa|ku)si|kuto|(?:a|wa|i|ya|zi|ki|vi|li)siyo)\p{L}*[aeiou]$/u;

const DENYING_PARTS = [/^un/, /^dis/, /^non/, /^mis/, /less$/];
const DENYING_BEGINNINGS = ['in', 'im', 'ir', 'il'];

/** True if a word (lower case, no apostrophes) negates or limits something, or is about money. */
export const isWeighty = (word: string): boolean =>
  WEIGHTY.has(word) ||
  MONEY_BEGINNINGS.some((beginning) => word.startsWith(beginning)) ||
  LONG_DENYING.some((denying) => isOneEditAway(denying, word));

export function isDenied(one: string, other: string): boolean {
  const differs = (test: RegExp) => test.test(one) !== test.test(other);
  if (differs(DENYING_VERB) || DENYING_PARTS.some(differs)) return true;
  return DENYING_BEGINNINGS.some((beginning) => one === beginning + other || other === beginning + one);
}
