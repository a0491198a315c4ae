/** Seconds of a day, for the indexes by which a database deletes what is old. */
export const DAY_SECONDS = 86_400;
