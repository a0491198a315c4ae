import { sharedState } from './shared-state';

export interface SocialLink {
  kind: string;
  label: string;
  href: string;
}

/** The defaults, for a developer's machine and the project's own site. */
const PROJECT = {
  name: 'Mwanzo',
  tagline: 'Connecting Talent To Opportunity',
  email: 'hello@mwanzo.co.ke',
  social: [
    { kind: 'professional network', label: 'LinkedIn', href: 'https://www.linkedin.com/company/mwanzo-ke' },
    { kind: 'social network', label: 'Facebook', href: 'https://www.facebook.com/mwanzo.ke' },
    { kind: 'photo network', label: 'Instagram', href: 'https://www.instagram.com/mwanzo.ke' },
    { kind: 'microblog', label: 'X', href: 'https://x.com/mwanzo_ke' },
  ],
} as const;

/** Browsers read the settings from the page (`META`). Without this check, every site's script would contain the project's name. */
const OWN =
  typeof window === 'undefined'
    ? PROJECT
    : { name: window.location.host, tagline: '', email: '', social: [] };

/** How contact pages describe social networks, by host. */
const NETWORKS: Readonly<Record<string, Pick<SocialLink, 'kind' | 'label'>>> = {
  'linkedin.com': { kind: 'professional network', label: 'LinkedIn' },
  'facebook.com': { kind: 'social network', label: 'Facebook' },
  'instagram.com': { kind: 'photo network', label: 'Instagram' },
  'x.com': { kind: 'microblog', label: 'X' },
  'twitter.com': { kind: 'microblog', label: 'X' },
  'youtube.com': { kind: 'video network', label: 'YouTube' },
  'tiktok.com': { kind: 'video network', label: 'TikTok' },
  'whatsapp.com': { kind: 'channel', label: 'WhatsApp' },
  't.me': { kind: 'channel', label: 'Telegram' },
};

type Setting =
  | 'SITE_NAME'
  | 'SITE_TAGLINE'
  | 'SITE_EMAIL'
  | 'SITE_CONTROLLER'
  | 'SITE_ADDRESS'
  | 'SITE_ODPC'
  | 'SITE_SOCIALS'
  | 'SITE_COLOUR'
  | 'SITE_LOGO';

/** Settings that administrators can change on the dashboard. The environment takes precedence. */
export type StoredSetting = 'SITE_TAGLINE' | 'SITE_COLOUR' | 'SITE_SOCIALS' | 'SITE_LOGO';

const stored = sharedState('site settings', () => ({
  settings: {} as Partial<Record<Setting, string | undefined>>,
}));

export function storeSiteSettings(settings: Record<StoredSetting, string | undefined>): void {
  stored.settings = settings;
}

export const isOfProject = (email: string): boolean => email.trim().toLowerCase() === OWN.email;
export const isProject = (name: string | undefined): boolean => (name?.trim() || OWN.name) === OWN.name;

/** Whether the environment provides this setting, so that the dashboard cannot change it. */
export const isSetByEnvironment = (setting: StoredSetting): boolean => Boolean(process.env[setting]?.trim());

/** Settings that the browser needs, with the names of their `<meta>` elements. */
const META: Partial<Record<Setting, string>> = { SITE_NAME: 'application-name', SITE_EMAIL: 'site-email' };

function given(setting: Setting): string | undefined {
  if (typeof document === 'undefined') return process.env[setting]?.trim() || stored.settings[setting];
  const name = META[setting];
  return name && document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** The links in `SITE_SOCIALS`, separated by commas or spaces. */
const socialLinks = (socials: string): SocialLink[] =>
  socials
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((href) => {
      const host = new URL(href).hostname.replace(/^(?:www|m)\./, '');
      return { ...(NETWORKS[host] ?? { kind: 'site', label: host }), href };
    });

/** The values of the `SITE_*` settings. No other code contains the site's names and addresses. The default e-mail is the project's own. */
export const site = {
  get name(): string {
    return given('SITE_NAME') ?? OWN.name;
  },
  get tagline(): string {
    return given('SITE_TAGLINE') ?? OWN.tagline;
  },
  get email(): string {
    return given('SITE_EMAIL') ?? OWN.email;
  },
  get isRenamed(): boolean {
    return !isProject(this.name);
  },
  /** The legal name of the data controller. */
  get controller(): string {
    return given('SITE_CONTROLLER') ?? this.name;
  },
  /** The postal address of the controller. */
  get address(): string | undefined {
    return given('SITE_ADDRESS');
  },
  /** The registration number with the Office of the Data Protection Commissioner. */
  get registration(): string | undefined {
    return given('SITE_ODPC');
  },
  /** The colour (#rrggbb) that replaces the project's green. */
  get colour(): string | undefined {
    return given('SITE_COLOUR');
  },
  /** The address of the logo that replaces the project's. */
  get logo(): string | undefined {
    return given('SITE_LOGO');
  },
  /** Whether the operator has customised the look, or this is the project's own site. */
  get hasOwnLook(): boolean {
    return !this.isRenamed || this.logo !== undefined || this.colour !== undefined;
  },
  /** Social links and the mailbox. Each operator sets their own. */
  get social(): readonly SocialLink[] {
    const socials = given('SITE_SOCIALS');
    const isOwn = given('SITE_EMAIL') === undefined && !this.isRenamed;
    const elsewhere = socials === undefined && isOwn ? OWN.social : socialLinks(socials ?? '');
    return [...elsewhere, { kind: 'e-mail', label: 'E-mail', href: `mailto:${this.email}` }];
  },
  description:
    'Internships, attachments and entry-level jobs in Kenya, each one checked before it is listed. Free for students and graduates.',
  country: 'KE',
  language: 'en-KE',
};
