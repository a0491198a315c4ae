export interface SetupQuestion {
  about: string;
  /** The answer if none is typed. */
  proposed?: string;
}

/** Returns the question as shown, with the proposed answer in brackets. */
export const questionText = ({ about, proposed }: SetupQuestion): string =>
  `${about.charAt(0).toUpperCase()}${about.slice(1)}${proposed === undefined ? '' : ` [${proposed}]`}`;

/** Returns the answer to a question from what was typed. */
export const answerTo = ({ proposed = '' }: SetupQuestion, typed: string): string => typed.trim() || proposed;
