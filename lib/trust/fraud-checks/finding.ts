/** Publishing despite a severe finding requires a typed reason. */
export type FindingLevel = 'note' | 'warning' | 'severe';

export type FindingGroup =
  'money' | 'codes' | 'impersonation' | 'chat' | 'pay' | 'pyramid' | 'favour' | 'law' | 'file';

/** A match of a rule in a listing. It has a reason, but no score. */
export interface Finding {
  rule: string;
  group: FindingGroup;
  level: FindingLevel;
  /** The field of the listing, `employer` for the account, or `file` for the attached document. */
  field: string;
  /** The position of the quote, in characters from the start of the field's text. */
  start: number;
  end: number;
  /** Empty if the rule is not about words. */
  quote: string;
  /** The problem and advice, for the employer and the reviewer. */
  because: string;
}

export type Verdict = Pick<Finding, 'rule' | 'group' | 'level' | 'because'>;

export interface Passage {
  field: string;
  text: string;
}
