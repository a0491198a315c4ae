/** The most items a list of a listing takes, and the most characters of one. No zod here: the browser may import it. */
export const LIST = { most: 40, longest: 600 } as const;
