import { z } from 'zod';
import { singleLine } from '@/lib/platform/format/single-line';

const MAX_PHRASE_LENGTH = 40;

/** Synonyms in addition to those of the release. */
export const MAX_SYNONYMS = 500;

const phrase = (name: string) =>
  singleLine(`${name} is required`)
    .min(1, `${name} is required`)
    .max(MAX_PHRASE_LENGTH, `${name} has at most ${MAX_PHRASE_LENGTH} characters`);

export const synonymFields = z.object({
  phrase: phrase('What people type'),
  means: phrase('What listings say'),
});
