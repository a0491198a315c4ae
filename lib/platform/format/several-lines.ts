import { z } from 'zod';
import { typedLines } from './typed-text';

/** Text of several lines in its normal form. Later bounds count a line break as one character. */
export const severalLines = (error: string) => z.string({ error }).overwrite(typedLines);
