/** The id of the form that takes the ticks of the table. */
export const BULK_FORM = 'answer-several';
