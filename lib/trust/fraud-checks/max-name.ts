export const MAX_NAME = 300;
