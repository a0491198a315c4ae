export const ALERT_NOT_FOUND = 'There is no such alert. It may have been removed.';

export const NO_ALERTS = 'You have no alerts: no mails of new listings are sent to you.';
