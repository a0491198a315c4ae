import { z } from 'zod';
import { typedLine } from './typed-text';

/** Control characters that are not white space. */
const CONTROLS = String.raw`\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f`;
const WITHOUT_CONTROLS = new RegExp(`^[^${CONTROLS}]*$`);
const ALL_CONTROLS = new RegExp(`[${CONTROLS}]`, 'g');

/** Characters that are invisible in a link, or end it. */
const UNSEEN = /[\s\p{C}]/u;

/** Like `typedLine`, but turns control characters into spaces, so that nothing is rejected. */
export const toSingleLine = (text: string): string => typedLine(text.replace(ALL_CONTROLS, ' '));

/** True if a link has no white space, control or invisible characters, which `URL` drops silently. */
export const isUnbroken = (link: string): boolean => !UNSEEN.test(link);

/** Single-line text, such as a name or a title, in its normal form. Line breaks become spaces, and control characters are rejected. */
export const singleLine = (error: string) =>
  z.string({ error }).overwrite(typedLine).regex(WITHOUT_CONTROLS, 'Please leave out control characters');
