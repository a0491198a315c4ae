/** What is said beside what failed, where the connection is not the reason. */
export const TRY_LATER = 'Nothing is lost. Please try again in a moment.';
