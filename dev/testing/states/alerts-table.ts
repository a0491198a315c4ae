import type { Answer, StateTable } from './table';

export const ALERT_STATES = [
  'active',
  'found nothing',
  'changed',
  'switched off',
  'removed',
  'owner deactivated',
  'owner deleted',
  'at the limit',
] as const;
export type AlertState = (typeof ALERT_STATES)[number];

export const ALERT_ACTIONS = [
  'create the same again',
  'create another',
  'change',
  'change by form',
  'remove',
  'remove twice',
  'remove by form',
  'remove by form twice',
  'open by link',
  'change by link',
  'end by link',
  'end by link twice',
  'end with one click',
  'open the address of the header',
] as const;
export type AlertAction = (typeof ALERT_ACTIONS)[number];

type Row = Record<AlertAction, Answer>;

const says = (text: string, status = 200): Answer => ({ status, text });

const DAILY = 'We’ll e-mail you new matches every morning: “welder”.';
const WEEKLY = says('“welder”: on Monday mornings.');
const REMOVED = says('The alert is removed.');
const NO_SUCH = 'This alert doesn’t exist. It may have been removed.';
const ENDED = says('Your alerts are paused. You can turn them on again any time.');
const NO_ALERTS = says('You have no alerts, so we won’t e-mail you new matches.');
const ANOTHER = says('We’ll e-mail you new matches every morning: “tailor”.', 201);

const opened = (how: string) => ({
  'open by link': says(`“welder” : ${how}`),
  'open the address of the header': says(`“welder” : ${how}`),
});

const byLink = {
  ...opened('every morning'),
  'change by link': WEEKLY,
  'end by link': ENDED,
  'end by link twice': ENDED,
  'end with one click': ENDED,
};

const active: Row = {
  'create the same again': says(`You already have this alert. ${DAILY}`),
  'create another': ANOTHER,
  change: WEEKLY,
  'change by form': WEEKLY,
  remove: REMOVED,
  'remove twice': says(NO_SUCH, 404),
  'remove by form': REMOVED,
  'remove by form twice': says(NO_SUCH),
  ...byLink,
};

const gone = {
  'open by link': NO_ALERTS,
  'open the address of the header': NO_ALERTS,
  'change by link': says(NO_SUCH),
  'end by link': NO_ALERTS,
  'end by link twice': NO_ALERTS,
  'end with one click': NO_ALERTS,
};

/** The responses to a barred account: calls return this status, and forms redirect to the log-in page. */
const barred = (text: string, status: number) => ({
  'create the same again': says(text, status),
  'create another': says(text, status),
  change: says(text, status),
  'change by form': says(text),
  remove: says(text, status),
  'remove twice': says(text, status),
  'remove by form': says(text),
  'remove by form twice': says(text),
});

/** The expected responses in every state of an alert. Actions that change an alert make it weekly. */
export const ALERTS: StateTable<AlertState, AlertAction> = {
  active,
  'found nothing': active,
  changed: {
    ...active,
    ...opened('on mondays'),
    'create the same again': says(`Your alert has changed. ${DAILY}`),
  },
  'switched off': {
    ...active,
    ...opened('paused'),
    'create the same again': says(`Your alert is on again. ${DAILY}`),
    change: says('Paused: “welder”.'),
    'change by form': says('Paused: “welder”.'),
  },
  removed: {
    'create the same again': says(DAILY, 201),
    'create another': ANOTHER,
    change: says(NO_SUCH, 404),
    'change by form': says(NO_SUCH),
    remove: says(NO_SUCH, 404),
    'remove twice': says(NO_SUCH, 404),
    'remove by form': says(NO_SUCH),
    'remove by form twice': says(NO_SUCH),
    ...gone,
  },
  'owner deactivated': { ...barred('Account deactivated. Please contact support.', 403), ...byLink },
  'owner deleted': { ...barred('User not found', 401), ...gone },
  'at the limit': {
    ...active,
    'create another': says('You have 20 alerts. Remove one you no longer need.', 409),
  },
};
