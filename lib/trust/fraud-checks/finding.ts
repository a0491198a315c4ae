/** How grave a finding is. Publishing over a severe one takes a typed reason. */
export type FindingLevel = 'note' | 'warning' | 'severe';

export type FindingGroup =
  'money' | 'codes' | 'impersonation' | 'chat' | 'pay' | 'pyramid' | 'favour' | 'law' | 'file';

/** What a rule found in a listing, and where. Gives a reason, never a score. */
export interface Finding {
  /** The name of the rule. */
  rule: string;
  group: FindingGroup;
  level: FindingLevel;
  /** The field of the listing, `employer` for the account, `file` for the attached document. */
  field: string;
  /** Where the quote is in the field: characters from the start of the field's text. */
  start: number;
  end: number;
  /** The words themselves; empty where the rule is about no words. */
  quote: string;
  /** What is wrong and what to do, for the employer and the reviewer. */
  because: string;
}

/** What a rule says wherever it finds something. */
export type Verdict = Pick<Finding, 'rule' | 'group' | 'level' | 'because'>;

/** A text of a listing and the field it is in. */
export interface Passage {
  field: string;
  text: string;
}
