import type { LinkAction, LinkKind, LinkState } from './mail-link-cases';
import type { Answer, StateTable } from './table';

type Row = Record<LinkAction, Answer>;

/**
 * Returns a row with the responses of the page, of its button without JavaScript, and of the call. `again`
 * contains the responses that differ the second time. HEAD returns the status of GET, without the text.
 */
const row = (
  page: Answer,
  form: Answer,
  call: Answer,
  again: { form?: Answer; call?: Answer } = {},
): Row => ({
  page,
  head: { status: page.status, text: '' },
  form,
  'form again': again.form ?? form,
  call,
  'call again': again.call ?? call,
});

const says = (text: string, status = 200): Answer => ({ status, text });

/** A link that is rejected by its page, its button and its call. */
const dead = (page: number, text: string, call = page): Row =>
  row(says(text, page), says(text, page), says(text, call));

/** An unknown link: its page and its button return 404, and its call returns 400. */
const unknown = (text: string): Row => dead(404, text, 400);

const DEACTIVATED = 'Account deactivated. Please contact support.';

type Rows = StateTable<LinkState, LinkAction>;

/** Returns the rows of a link that works for everyone, with the rows in `differing` replaced. */
const rows = (
  fresh: Row,
  invalid: string,
  differing: Partial<Rows> & Pick<Rows, 'used' | 'expired' | 'replaced' | 'account deactivated'>,
): Rows => ({
  fresh,
  unknown: unknown(invalid),
  cut: unknown(invalid),
  'too long': unknown(invalid),
  'account deleted': unknown(invalid),
  'opened by a visitor': fresh,
  'opened by the same person': fresh,
  'opened by another person': fresh,
  ...differing,
});

const VERIFIED = says('Your e-mail is confirmed. You can log in now.');
const VERIFIED_BEFORE = says('You’ve already confirmed your e-mail. You can log in.');
const verifiedBefore = row(VERIFIED_BEFORE, VERIFIED, VERIFIED_BEFORE);

const CHANGED = says('Your e-mail has been changed. Use the new one to log in.');
const CHANGED_BEFORE = says('You’ve already changed your e-mail.');
const NOT_CHANGED = 'This link isn’t valid. Ask for a new one on your profile.';

const NEW_PASSWORD = says('Your password has been changed. Log in with the new one.');
const NO_RESET = 'This link isn’t valid or was already used. Ask for a new one.';

const LINKED = says('oidc is linked to your account. You can log in with it now.');
const LINKED_BEFORE = says('oidc is already linked to your account. You can log in with it.');
const NOT_LINKED = 'This link isn’t valid or was already used. Sign in again to get a new one.';
const linkedBefore = row(LINKED_BEFORE, LINKED, LINKED_BEFORE);

const CONFIRM = says('Confirm the domain');
const CONFIRMED = says('The employer’s page and listings now say so.');
const DOMAIN = says('The domain bonde.example of Bonde');
const NO_DOMAIN = 'This link isn’t valid. Ask for a new one on your employer profile.';
const confirmable = row(CONFIRM, CONFIRMED, DOMAIN);

const NO_INVITATION = 'This invitation isn’t valid. Ask for a new one.';
const OWN_EMPLOYER = says('What graduates see about you');
const MEMBER = says('You’re already on the team of Bonde');
const JOINED = says('You’ve joined the team of Bonde');
const joinable = row(says('You’ll manage Bonde'), OWN_EMPLOYER, JOINED, { call: MEMBER });
const joinedBefore = row(MEMBER, OWN_EMPLOYER, MEMBER);
const NOT_LOGGED_IN = 'Please login to access this page';
/** The page redirects to the log-in page, which ends the session and shows the reason. */
const barred = (text: string, status: number): Row =>
  row(says(text), says(NOT_LOGGED_IN), says(text, status));

const AGREED = says('Thank you for agreeing. We’ve e-mailed you a link of your own');
const AGREED_BEFORE = says('You’ve already agreed. Use the link in your confirmation e-mail');
const agreeable = row(says('Do you agree that Test can apply here?'), AGREED, AGREED, {
  form: AGREED_BEFORE,
  call: AGREED_BEFORE,
});
const NO_CONSENT =
  'This link isn’t valid or was already used. If you’ve answered, use the link in your confirmation e-mail.';

const WITHDRAWN = says('You withdrew your consent. Test can no longer apply.');
const guarded = row(says('You can withdraw your consent at any time.'), WITHDRAWN, WITHDRAWN);

const REQUEST_CONFIRMED = says('Your address is confirmed. A person will answer by');
const THANKED = says('Thank you Your address is confirmed. A person will answer by');
const confirmableRequest = row(
  says('someone asked with this address to see your data'),
  THANKED,
  REQUEST_CONFIRMED,
);
const NO_REQUEST = 'This link isn’t valid. Copy the whole link from our e-mail.';

const NO_DATA = 'This link isn’t valid or was already used. If the download failed, reply to our e-mail.';
/** The response to its button and its call is the file, which works once. */
const FILE = says('data.json');
const downloadable = row(says('You can download it once, until'), FILE, FILE, {
  form: says(NO_DATA, 404),
  call: says(NO_DATA, 400),
});

const NOT_OURS = 'This link isn’t valid. Copy the whole link from the e-mail.';

const NO_REMINDERS = says('You won’t get any more reminders.');
const UNREMINDED = says('You won’t get any more reminders. Your internships stay saved.');
const remindable = row(says('They stay saved. Stop reminders'), UNREMINDED, UNREMINDED);

const PAUSED = says('Your alerts are paused. You can turn them on again any time.');
const NO_ALERTS = says('You have no alerts, so we won’t e-mail you new matches.');
const alertable = row(says('“welder” : every morning'), PAUSED, PAUSED);

/** The expected responses to every kind of e-mailed link in every state. */
export const MAIL_LINKS: Record<LinkKind, Rows> = {
  'verify email': rows(
    row(says('One more step to activate your account.'), VERIFIED, VERIFIED, { call: VERIFIED_BEFORE }),
    'This link isn’t valid. Ask for a new one on the login page.',
    {
      used: verifiedBefore,
      expired: dead(410, 'This link has expired. Ask for a new one on the login page.'),
      replaced: verifiedBefore,
      'account deactivated': dead(403, DEACTIVATED),
    },
  ),
  'verify email change': rows(
    row(says('Confirm to use this address for your account.'), CHANGED, CHANGED, { call: CHANGED_BEFORE }),
    NOT_CHANGED,
    {
      used: row(CHANGED_BEFORE, CHANGED, CHANGED_BEFORE),
      expired: row(
        says('Verification link has expired Ask for a new one on your profile', 410),
        says('Verification link has expired Ask for a new one on your profile', 410),
        says('This link has expired. Ask for a new one on your profile.', 410),
      ),
      replaced: unknown(NOT_CHANGED),
      'account deactivated': unknown(NOT_CHANGED),
    },
  ),
  'reset password': rows(
    row(says('Confirm New Password'), NEW_PASSWORD, NEW_PASSWORD, {
      form: says(NO_RESET, 404),
      call: says(NO_RESET, 400),
    }),
    NO_RESET,
    {
      used: unknown(NO_RESET),
      expired: dead(410, 'This link has expired. Ask for a new one.'),
      replaced: unknown(NO_RESET),
      'account deactivated': dead(403, DEACTIVATED),
    },
  ),
  'link sign-in': rows(
    row(says('Once linked, you can log in with oidc.'), LINKED, LINKED, { call: LINKED_BEFORE }),
    NOT_LINKED,
    {
      used: linkedBefore,
      expired: dead(410, 'This link has expired. Sign in again to get a new one.'),
      replaced: linkedBefore,
      'account deactivated': unknown(NOT_LINKED),
    },
  ),
  'verify domain': rows(confirmable, NO_DOMAIN, {
    used: row(says('You already confirmed it with this link.'), CONFIRMED, DOMAIN),
    expired: dead(410, 'This link has expired. Ask for a new one on your employer profile.'),
    replaced: confirmable,
    'account deactivated': barred(DEACTIVATED, 403),
    'account deleted': barred('User not found', 401),
    'opened by a visitor': barred(NOT_LOGGED_IN, 401),
    'opened by another person': dead(403, 'Only the team of Bonde'),
  }),
  'join employer': rows(joinable, NO_INVITATION, {
    used: joinedBefore,
    expired: dead(410, 'This invitation has expired. Ask for a new one.'),
    replaced: joinedBefore,
    'account deactivated': barred(DEACTIVATED, 403),
    'account deleted': barred('User not found', 401),
    'opened by a visitor': barred(NOT_LOGGED_IN, 401),
    'opened by another person': dead(
      403,
      'This invitation was sent to another address. Log in with that address.',
    ),
  }),
  'guardian consent': rows(agreeable, NO_CONSENT, {
    used: row(AGREED_BEFORE, AGREED_BEFORE, AGREED_BEFORE),
    expired: dead(
      410,
      'This link has expired. The person who named you can send a new one from their dashboard.',
    ),
    replaced: unknown(NO_CONSENT),
    'account deactivated': agreeable,
  }),
  'guardian page': rows(
    guarded,
    'This link is no longer valid. Copy the whole link from our last e-mail to you.',
    {
      used: row(says('You withdrew your consent on'), WITHDRAWN, WITHDRAWN),
      expired: dead(410, 'Test is 18 now, so no consent is needed.'),
      replaced: unknown('This link is no longer valid. Copy the whole link from our last e-mail to you.'),
      'account deactivated': guarded,
    },
  ),
  'confirm request': rows(confirmableRequest, NO_REQUEST, {
    used: row(REQUEST_CONFIRMED, THANKED, REQUEST_CONFIRMED),
    expired: dead(410, 'This link has expired. Send your request again to get a new one.'),
    replaced: confirmableRequest,
    'account deactivated': confirmableRequest,
    'account deleted': confirmableRequest,
  }),
  'download data': rows(downloadable, NO_DATA, {
    used: unknown(NO_DATA),
    expired: dead(410, 'This link has expired. Send your request again to get a new one.'),
    replaced: downloadable,
    'account deactivated': downloadable,
  }),
  reminders: rows(remindable, NOT_OURS, {
    used: row(NO_REMINDERS, UNREMINDED, UNREMINDED),
    expired: remindable,
    replaced: remindable,
    'account deactivated': remindable,
    'account deleted': row(NO_REMINDERS, NO_REMINDERS, NO_REMINDERS),
  }),
  alerts: rows(alertable, NOT_OURS, {
    used: row(says('“welder” : paused'), PAUSED, PAUSED),
    expired: alertable,
    replaced: alertable,
    'account deactivated': alertable,
    'account deleted': row(NO_ALERTS, NO_ALERTS, NO_ALERTS),
  }),
};

/**
 * Requests to the address in an e-mail's header: a browser opens it, or a mail program sends a POST to it
 * (RFC 8058).
 */
export const HEADER_ACTIONS = ['open', 'head', 'one click', 'one click again'] as const;
type HeaderAction = (typeof HEADER_ACTIONS)[number];

const inHeader = ({ page, head, call, 'call again': again }: Row): Record<HeaderAction, Answer> => ({
  open: page,
  head,
  'one click': call,
  'one click again': again,
});

const headerRows = (table: Rows): StateTable<LinkState, HeaderAction> =>
  Object.fromEntries(Object.entries(table).map(([state, one]) => [state, inHeader(one)])) as StateTable<
    LinkState,
    HeaderAction
  >;

/** The same responses as for the link in the e-mail's text. */
export const MAIL_HEADERS = {
  reminders: headerRows(MAIL_LINKS.reminders),
  alerts: headerRows(MAIL_LINKS.alerts),
};
