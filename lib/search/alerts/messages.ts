export const ALERT_NOT_FOUND = 'This alert doesn’t exist. It may have been removed.';

export const NO_ALERTS = 'You have no alerts, so we won’t e-mail you new matches.';
