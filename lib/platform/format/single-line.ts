import { z } from 'zod';

/** Line breaks, tabs and other white space; U+0085 is a line break that JavaScript counts among the control characters. */
const SPACES = /[\s\u0085]+/gu;

/** Characters that turn the direction of writing around (UAX 9, 2.1 and 2.2). */
const TURNS = String.raw`\u202a-\u202e\u2066-\u2069`;

/** Control characters that are no white space, and those that turn the direction. */
const CONTROLS = String.raw`\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f` + TURNS;
const WITHOUT_CONTROLS = new RegExp(`^[^${CONTROLS}]*$`);
const ALL_CONTROLS = new RegExp(`[${CONTROLS}]`, 'g');

/** Anything in a link that a reader does not see, or that ends it. */
const UNSEEN = /[\s\p{C}]/u;

/** Writes a text in one line: each run of white space and control characters is one space. */
export const toSingleLine = (text: string): string =>
  text.replace(ALL_CONTROLS, ' ').replace(SPACES, ' ').trim();

/** Whether a link is without white space, control and invisible characters, which `URL` leaves out in silence. */
export const isUnbroken = (link: string): boolean => !UNSEEN.test(link);

/** A text of one line, such as a name or a title: line breaks become spaces, control characters are refused. */
export const singleLine = (error: string) =>
  z
    .string({ error })
    .overwrite((text) => text.replace(SPACES, ' ').trim())
    .regex(WITHOUT_CONTROLS, 'Please leave out control characters');
