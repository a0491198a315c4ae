/** The content type of a CSV file. */
export const CSV_TYPE = 'text/csv; charset=utf-8';
