import { z } from 'zod';
import { typedLine } from './typed-text';

/** Control characters that are no white space. */
const CONTROLS = String.raw`\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f`;
const WITHOUT_CONTROLS = new RegExp(`^[^${CONTROLS}]*$`);
const ALL_CONTROLS = new RegExp(`[${CONTROLS}]`, 'g');

/** Anything in a link that a reader does not see, or that ends it. */
const UNSEEN = /[\s\p{C}]/u;

/** Writes a text in one line, as `typedLine`, where nothing is refused: control characters are spaces. */
export const toSingleLine = (text: string): string => typedLine(text.replace(ALL_CONTROLS, ' '));

/** Whether a link is without white space, control and invisible characters, which `URL` leaves out in silence. */
export const isUnbroken = (link: string): boolean => !UNSEEN.test(link);

/** A text of one line, such as a name or a title, in its normal form: line breaks become spaces, control characters are refused. */
export const singleLine = (error: string) =>
  z.string({ error }).overwrite(typedLine).regex(WITHOUT_CONTROLS, 'Please leave out control characters');
