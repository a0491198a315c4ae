/** The answer to an action in a state. */
export interface Answer {
  status: number;
  /** Text of the page, or of the call's error. */
  text: string;
}

/** The answers to every action in every state. An empty cell does not compile. */
export type StateTable<State extends string, Action extends string> = Record<State, Record<Action, Answer>>;
