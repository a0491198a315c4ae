/** `until` is the day the person turns 18. */
export interface ConsentFacts {
  name: string;
  until: string;
}

interface Section {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}

export interface ConsentText {
  /** Shown to the guardian before they agree. */
  sections: (facts: ConsentFacts) => readonly Section[];
  /** The guardian's statement when they agree. */
  declaration: (facts: Pick<ConsentFacts, 'name'>) => string;
}
