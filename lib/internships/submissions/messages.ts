/** The message for a missing field of a submission. */
export const FILL_ALL = 'Please fill all fields and upload your file!';
