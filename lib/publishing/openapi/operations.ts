import type { Operation } from './operation';
import { ACCOUNTS } from './operations/accounts';
import { CAREER } from './operations/career';
import { EMPLOYERS } from './operations/employers';
import { EMPLOYER_PROFILES } from './operations/employer-profiles';
import { GUARDIANS } from './operations/guardians';
import { LISTINGS } from './operations/listings';
import { STAFF_CALLS } from './operations/staff';
import { PAGE_VIEWS } from './operations/page-views';
import { PEOPLE } from './operations/people';
import { PRIVACY } from './operations/privacy';
import { SECOND_FACTOR } from './operations/second-factor';
import { SESSIONS } from './operations/sessions';
import { SIGN_INS } from './operations/sign-ins';
import { REPORTS } from './operations/reports';
import { ALERTS } from './operations/alerts';
import { SAVED } from './operations/saved';
import { SEARCH_WORDS } from './operations/search-words';
import { SITE } from './operations/site';
import { SERVICE } from './operations/service';

export const OPERATIONS: readonly Operation[] = [
  ...LISTINGS,
  ...ACCOUNTS,
  ...SECOND_FACTOR,
  ...SESSIONS,
  ...SIGN_INS,
  ...PEOPLE,
  ...CAREER,
  ...GUARDIANS,
  ...ALERTS,
  ...SAVED,
  ...EMPLOYERS,
  ...EMPLOYER_PROFILES,
  ...STAFF_CALLS,
  ...REPORTS,
  ...SEARCH_WORDS,
  ...PAGE_VIEWS,
  ...PRIVACY,
  ...SITE,
  ...SERVICE,
];
