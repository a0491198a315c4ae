import { SENTENCE_MODEL } from './sentence-model';

/** Whether a word, in small letters, is one of the 6,000 that adverts in English, Kiswahili and Sheng were found to use. */
export const isKnownWord = (word: string): boolean => SENTENCE_MODEL.ids.has(word);
