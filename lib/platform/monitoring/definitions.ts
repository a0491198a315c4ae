import { PAGE_VIEW_KINDS } from '@/lib/platform/core/vocabulary';
import { UNAVAILABLE } from '@/lib/platform/core/unavailable-causes';

/** Bucket bounds in seconds, for pages, calls and commands. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Commands to a nearby database take less time than a page. */
const BRIEF_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
const LONG_SECONDS = [0.01, 0.1, 1, 10, 60, 300];

/** Labels have few values, which come from the code: never an address, a name or an ID. Prometheus reserves `job` and `instance`. */
export const COUNTERS = {
  mwanzo_failures_total: { help: 'Requests that failed with status 500', labels: [] },
  mwanzo_logins_total: { help: 'Logins by outcome: success, or why they were refused', labels: ['outcome'] },
  mwanzo_sign_ins_total: {
    help: 'Sign-ins with an account from another service, by provider and outcome',
    labels: ['provider', 'outcome'],
  },
  mwanzo_accounts_locked_total: { help: 'Accounts locked after wrong passwords', labels: [] },
  mwanzo_limit_refusals_total: { help: 'Requests refused by a limit, by its name', labels: ['limit'] },
  mwanzo_unavailable_total: { help: 'Responses with status 503, by cause', labels: ['cause'] },
  mwanzo_mails_total: {
    help: 'Attempts to send an e-mail, by outcome (sent, retry, given up) and cause',
    labels: ['outcome', 'cause'],
  },
  mwanzo_job_failures_total: { help: 'Failed runs of a background job', labels: ['task'] },
  mwanzo_job_item_failures_total: { help: 'Items that a background job failed to process', labels: ['task'] },
  mwanzo_uploads_total: { help: 'Uploads, by field and outcome', labels: ['kind', 'outcome'] },
  mwanzo_unfinished_pages_total: {
    help: 'Public pages and error pages of unknown markup, sent as Next.js rendered them',
    labels: [],
  },
  mwanzo_page_views_total: {
    help: 'Page views and clicks counted (ANALYTICS=own), by kind',
    labels: ['kind'],
  },
  mwanzo_database_errors_total: {
    help: 'Database commands that were refused or got no response',
    labels: ['command', 'error'],
  },
  mwanzo_database_pool_events_total: {
    help: 'Database connections created and closed, checkouts failed, pools cleared',
    labels: ['event', 'reason'],
  },
} as const;

export const HISTOGRAMS = {
  mwanzo_request_seconds: {
    help: 'Duration of requests not answered from the page cache',
    labels: ['method', 'kind', 'route', 'status'],
    buckets: SECONDS,
  },
  mwanzo_database_command_seconds: {
    help: 'Duration of database commands, by name',
    labels: ['command'],
    buckets: BRIEF_SECONDS,
  },
  mwanzo_database_checkout_seconds: {
    help: 'Time spent waiting for a database connection',
    labels: [],
    buckets: BRIEF_SECONDS,
  },
  mwanzo_job_seconds: { help: 'Duration of background jobs', labels: ['task'], buckets: LONG_SECONDS },
  mwanzo_password_seconds: {
    help: 'Time to hash or compare a password, including the wait in the queue',
    labels: ['kind'],
    buckets: SECONDS,
  },
} as const;

/** Gauges, and how to aggregate them across workers. */
export const GAUGES = {
  mwanzo_job_last_success_timestamp_seconds: {
    help: 'When a background job last succeeded, in seconds since 1970',
    labels: ['task'],
    aggregator: 'max',
  },
  mwanzo_job_interval_seconds: {
    help: 'How long a background job waits between runs',
    labels: ['task'],
    aggregator: 'max',
  },
  mwanzo_database_connections: {
    help: 'Database connections: open, in use, and requests waiting for one',
    labels: ['state'],
    aggregator: 'sum',
  },
} as const;

/** Label values that start at zero, so that the first event appears as an increase. */
export const FROM_ZERO: Partial<Record<keyof typeof COUNTERS, Record<string, readonly string[]>>> = {
  mwanzo_logins_total: { outcome: ['success', 'wrong', 'code', 'locked', 'barred', 'limit'] },
  mwanzo_unavailable_total: { cause: Object.keys(UNAVAILABLE) },
  mwanzo_mails_total: { outcome: ['given up'], cause: ['refused', 'later', 'silent', 'unreached'] },
  mwanzo_page_views_total: { kind: PAGE_VIEW_KINDS },
};

type Labels<Names extends readonly string[]> = Record<Names[number], string>;
export type CounterName = keyof typeof COUNTERS;
export type HistogramName = keyof typeof HISTOGRAMS;
export type GaugeName = keyof typeof GAUGES;
export type CounterLabels<Name extends CounterName> = Labels<(typeof COUNTERS)[Name]['labels']>;
export type HistogramLabels<Name extends HistogramName> = Labels<(typeof HISTOGRAMS)[Name]['labels']>;
export type GaugeLabels<Name extends GaugeName> = Labels<(typeof GAUGES)[Name]['labels']>;
