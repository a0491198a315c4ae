/** The forms that do with the account what a request asks for. */
export const ACTION_FORMS = ['send data', 'erase account', 'stop e-mails'] as const;
