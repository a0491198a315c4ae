import { SENTENCE_MODEL } from './sentence-model';

/** True for the 6,000 words that occur in adverts in English, Kiswahili and Sheng. Expects lower case. */
export const isKnownWord = (word: string): boolean => SENTENCE_MODEL.ids.has(word);
