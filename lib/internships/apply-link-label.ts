/** How an application finishes, by its link. */
export interface ApplyLinkWords {
  /** Opens in a tab of its own, not in an app. */
  isWeb: boolean;
  /** What a link there says: "Open the employer’s page". */
  open: string;
  /** What is left to do, to follow a colon: "finish on jobs.example". */
  finish: string;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const hostOf = (link: string): string =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : 'the employer’s page';

/** What to say of an employer's link: http(s), mailto or tel, as they are stored. */
export function applyLinkWords(link: string): ApplyLinkWords {
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^?]*)/i.exec(link) ?? [];
  if (scheme === '') {
    return { isWeb: true, open: 'Open the employer’s page', finish: `finish on ${hostOf(link)}` };
  }
  return scheme.toLowerCase() === 'tel'
    ? { isWeb: false, open: 'Call the employer', finish: `call ${rest}` }
    : { isWeb: false, open: 'E-mail the employer', finish: `write to ${decoded(rest)}` };
}
