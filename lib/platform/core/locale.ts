export const LOCALE = 'en-US';
export const TIME_ZONE = 'Africa/Nairobi';
