import { z } from 'zod';
import { typedLines } from './typed-text';

/** A text of several lines, in its normal form. Bounds that follow count a line break as one character. */
export const severalLines = (error: string) => z.string({ error }).overwrite(typedLines);
