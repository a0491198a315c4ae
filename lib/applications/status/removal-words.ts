import type { ReportReason } from '@/lib/platform/core/vocabulary';

/** A missing reason means that the listing was recalled for fraud. */
const FOUND: Readonly<Record<ReportReason, string>> = {
  money: 'it asked for money',
  fake: 'it was fake',
  discriminating: 'it discriminated',
  different: 'the work was not as described',
  closed: 'it had closed already',
  other: 'it broke our rules',
};

/** Applicants are always warned for these reasons. */
export const ALWAYS_WARNED: readonly ReportReason[] = ['money', 'fake'];

type Reason = ReportReason | null | undefined;

/** True if the reason suggests that applicants' money or documents are at risk. */
export const isFraud = (reason: Reason): boolean => !reason || ALWAYS_WARNED.includes(reason);

export const removalText = (reason: Reason): string =>
  reason
    ? `We have taken this listing down: ${FOUND[reason]}.`
    : 'This listing was a fraud, and we have taken it down.';

export const endText = (reason: Reason): string => `${removalText(reason)} Do not pay anything.`;

export const CAUTION =
  'Don’t pay anything. Don’t send anyone documents, a PIN, a code or a copy of your ID, whoever they say they are.';

/** Where to report fraud in Kenya, and what to do about money already sent. */
export const HELP = [
  'If you’ve paid, call your mobile-money provider at once (Safaricom: 100) and ask them to hold the money. Forward scam messages to 333 for free.',
  'Report it to the nearest police station or the DCI’s employment-fraud desk. Keep every message and receipt.',
];

/** The paragraphs of the warning on the application's page. */
export const warningLines = (reason: Reason): string[] => [
  `${removalText(reason)} ${CAUTION}`,
  ...(isFraud(reason) ? HELP : []),
];
