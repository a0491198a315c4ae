/** How to complete an application, by the kind of its link. */
export interface ApplyLinkWords {
  /** Whether it opens in a new tab, not in an app. */
  isWeb: boolean;
  /** The text of the link: "Open the employer’s page". */
  open: string;
  /** The next step, to follow a colon: "finish on jobs.example". */
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

/** The texts for an apply link: http(s), mailto or tel, as stored. */
export function applyLinkWords(link: string): ApplyLinkWords {
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^?]*)/i.exec(link) ?? [];
  if (scheme === '') {
    return { isWeb: true, open: 'Open the employer’s page', finish: `finish on ${hostOf(link)}` };
  }
  return scheme.toLowerCase() === 'tel'
    ? { isWeb: false, open: 'Call the employer', finish: `call ${rest}` }
    : { isWeb: false, open: 'E-mail the employer', finish: `write to ${decoded(rest)}` };
}
