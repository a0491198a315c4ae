/** The response to an action in a state. */
export interface Answer {
  status: number;
  /** The text of the page, or of the call's error. */
  text: string;
}

/** The responses to every action in every state. A missing cell is a compile error. */
export type StateTable<State extends string, Action extends string> = Record<State, Record<Action, Answer>>;
