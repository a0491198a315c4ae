/** Writes a number with its noun: "1 applicant", "1,200 applicants". Give `several` if the plural does not only add an s. */
export const countNoun = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
