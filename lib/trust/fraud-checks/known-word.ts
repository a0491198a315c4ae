import { SENTENCE_MODEL } from './sentence-model';

/** True for the 6,000 words found in adverts in English, Kiswahili and Sheng. Takes lower case. */
export const isKnownWord = (word: string): boolean => SENTENCE_MODEL.ids.has(word);
