import { MAX_NAME } from './max-name';

const PUBLIC_BODY =
  /\b(?:authority|commission|ministry|county|government|serikali|kaunti|parastatal|airports?|plc|bank|university|embassy|united nations|kenya revenue|teachers service|public body|public service|wizara|tume|mamlaka|bunge|chuo kikuu|polytechnic|kmtc|referral hospital|state department|national service|council of governors)\b/i;

/** Words about hiring in a hyphenated domain, such as `moiuniversity-recruit`. A public body recruits from its own domain. */
const HIRING_DOMAIN =
  /(?:^|[.-])(?:recruit\w{0,8}|careers?|jobs?|ajira|kazi|vacanc(?:y|ies)|hiring|selection|psb|apply|intake|shortlist\w{0,4}|portal|hr)(?=[.-])/;
const HYPHENATED = /^[^.]{0,63}-/;
export const HIRED_FOR =
  'The address joins a public body’s name with a word for hiring. A public body hires from its own domain. Check with it by phone on its own number.';

export const hiringDomain = (host: string): boolean => HYPHENATED.test(host) && HIRING_DOMAIN.test(host);

/** True for a public body, a bank or a listed company. */
export const isPublicBody = (company: string): boolean => PUBLIC_BODY.test(company.slice(0, MAX_NAME));
