import { parseUrl } from '@/lib/platform/core/parse-url';

export interface ApplyLinkWords {
  isWeb: boolean;
  /** The link text: "Open the employer’s page". */
  open: string;
  /** The next step, for use in a sentence: "finish on jobs.example". */
  finish: string;
  /** The advice once the link has opened. */
  advice: string;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const hostOf = (link: string): string =>
  parseUrl(link)?.hostname.replace(/^www\./, '') ?? 'the employer’s page';

export function applyLinkWords(link: string): ApplyLinkWords {
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^?]*)/i.exec(link) ?? [];
  if (scheme === '') {
    return {
      isWeb: true,
      open: 'Open the employer’s page',
      finish: `finish on ${hostOf(link)}`,
      advice: 'The employer’s page opens in a new tab. Finish there.',
    };
  }
  return scheme.toLowerCase() === 'tel'
    ? {
        isWeb: false,
        open: 'Call the employer',
        finish: `call ${rest}`,
        advice: 'Call the employer to finish.',
      }
    : {
        isWeb: false,
        open: 'E-mail the employer',
        finish: `write to ${decoded(rest)}`,
        advice: 'Your e-mail app is opening. Finish there.',
      };
}
