/** Characters of a title or a company's name that are read. */
export const MAX_NAME = 300;
