export type FieldOf = (name: string) => {
  name: string;
  defaultValue?: string;
  error?: string;
  optional: true;
};
