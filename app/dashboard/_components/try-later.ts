export const TRY_LATER = 'Nothing is lost. Please try again in a moment.';
