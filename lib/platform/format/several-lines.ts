import { z } from 'zod';
import { typedLines } from './typed-text';

/** Multi-line text in its normal form. Length limits applied later count a line break as one character. */
export const severalLines = (error: string) => z.string({ error }).overwrite(typedLines);
