/** What an action answers in a state. */
export interface Answer {
  status: number;
  /** Words of the page, or of the error of the call. */
  text: string;
}

/** What every action answers in every state: an empty cell does not compile. */
export type StateTable<State extends string, Action extends string> = Record<State, Record<Action, Answer>>;
