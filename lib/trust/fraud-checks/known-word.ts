import { SENTENCE_MODEL } from './sentence-model';

/** True for the 6,000 words that adverts in English, Kiswahili and Sheng contain. Expects lower case. */
export const isKnownWord = (word: string): boolean => SENTENCE_MODEL.ids.has(word);
