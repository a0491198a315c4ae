/** The attributes of the field with this name: its text, its error, and that it is optional. */
export type FieldOf = (name: string) => {
  name: string;
  defaultValue?: string;
  error?: string;
  optional: true;
};
