import { z } from 'zod';
import { singleLine } from '@/lib/platform/format/single-line';

const MAX_PHRASE_LENGTH = 40;

/** Synonyms that administrators may add to the built-in ones. */
export const MAX_SYNONYMS = 500;

const phrase = (name: string) =>
  singleLine(`Enter ${name}`)
    .min(1, `Enter ${name}`)
    .max(MAX_PHRASE_LENGTH, `Shorten ${name} to ${MAX_PHRASE_LENGTH} characters`);

export const synonymFields = z.object({
  phrase: phrase('what people type'),
  means: phrase('what listings say'),
});
