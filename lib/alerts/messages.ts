export const ALERT_NOT_FOUND = 'There is no such alert. It may have been removed.';
