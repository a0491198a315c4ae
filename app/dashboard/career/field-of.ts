export type FieldOf = (name: string) => {
  name: string;
  defaultValue?: string;
  error?: string;
  /** The page says that every part is optional. */
  optional: 'unmarked';
};
