import { ACCOUNTS } from './accounts';
import { MAILS } from './mails';
import { FILES } from './files';
import { LISTINGS } from './listings';
import { SERVICE } from './service';
import { OTHERS } from './others';
import {
  PRIVACY,
  AGREEMENT,
  ACCOUNT_MAILS,
  APPLICATION_MAILS,
  RETENTION,
  PEOPLE_API,
  EMPLOYERS_API,
  STAFF_API,
  type Promised,
} from './told';

export const PROMISES: readonly Promised[] = [
  ...ACCOUNTS,
  ...MAILS,
  ...FILES,
  ...LISTINGS,
  ...SERVICE,
  ...OTHERS,
];

/** Files that may state a number with a unit only if it is listed here. */
export const ONLY_PROMISES = [
  PRIVACY,
  AGREEMENT,
  ACCOUNT_MAILS,
  APPLICATION_MAILS,
  'lib/internships/submissions/mail-templates.ts',
  RETENTION,
  'lib/publishing/openapi/document.ts',
  PEOPLE_API,
  EMPLOYERS_API,
  STAFF_API,
];
