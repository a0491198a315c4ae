/** The unit of TTL indexes. */
export const DAY_SECONDS = 86_400;
