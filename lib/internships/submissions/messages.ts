export const FILL_ALL = 'Please fill all fields and upload your file!';
