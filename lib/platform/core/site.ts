import { sharedState } from './shared-state';

/** A link to a page of the site elsewhere. */
export interface SocialLink {
  kind: string;
  label: string;
  href: string;
}

/** Who runs a site that nobody has set up: a developer's machine, and the project's own. */
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

/** A browser has what the page says (`META`); without this test, the script of every site would name the project. */
const OWN =
  typeof window === 'undefined'
    ? PROJECT
    : { name: window.location.host, tagline: '', email: '', social: [] };

/** Networks by the host of their addresses, as contact pages call them. */
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

/** Settings that administrators can make on the dashboard; those of the environment go before them. */
export type StoredSetting = 'SITE_TAGLINE' | 'SITE_COLOUR' | 'SITE_SOCIALS' | 'SITE_LOGO';

const stored = sharedState('site settings', () => ({
  settings: {} as Partial<Record<Setting, string | undefined>>,
}));

/** Takes what the database has of them, from now on. */
export function storeSiteSettings(settings: Record<StoredSetting, string | undefined>): void {
  stored.settings = settings;
}

/** Whether this is the address of the project, and whether a site of this name is its own. */
export const isOfProject = (email: string): boolean => email.trim().toLowerCase() === OWN.email;
export const isProject = (name: string | undefined): boolean => (name?.trim() || OWN.name) === OWN.name;

/** Whether the environment sets it, so that the dashboard cannot. */
export const isSetByEnvironment = (setting: StoredSetting): boolean => Boolean(process.env[setting]?.trim());

/** What the browser needs, by the `<meta>` of the page that has it. */
const META: Partial<Record<Setting, string>> = { SITE_NAME: 'application-name', SITE_EMAIL: 'site-email' };

/** A setting; in the browser what the page says of it. */
function given(setting: Setting): string | undefined {
  if (typeof document === 'undefined') return process.env[setting]?.trim() || stored.settings[setting];
  const name = META[setting];
  return name && document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** The links of `SITE_SOCIALS`, which commas or spaces part; each by the network of its host. */
const socialLinks = (socials: string): SocialLink[] =>
  socials
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((href) => {
      const host = new URL(href).hostname.replace(/^(?:www|m)\./, '');
      return { ...(NETWORKS[host] ?? { kind: 'site', label: host }), href };
    });

/**
 * Who runs the site, from the settings `SITE_*`; nothing else in the code contains its names and addresses. Without `SITE_EMAIL` it is
 * the project's own site.
 */
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
  /** Whether it has another name than the project. */
  get isRenamed(): boolean {
    return !isProject(this.name);
  },
  /** Who answers for the data, by legal name. */
  get controller(): string {
    return given('SITE_CONTROLLER') ?? this.name;
  },
  /** The postal address of the controller. */
  get address(): string | undefined {
    return given('SITE_ADDRESS');
  },
  /** The number of the registration with the Office of the Data Protection Commissioner. */
  get registration(): string | undefined {
    return given('SITE_ODPC');
  },
  /** #rrggbb in place of the green. */
  get colour(): string | undefined {
    return given('SITE_COLOUR');
  },
  /** The address of its logo, in place of the mark of the project. */
  get logo(): string | undefined {
    return given('SITE_LOGO');
  },
  /** Whether whoever runs it has given it a look; the project's own site has one. */
  get hasOwnLook(): boolean {
    return !this.isRenamed || this.logo !== undefined || this.colour !== undefined;
  },
  /** Where else it is, with its mailbox. None are the project's once somebody else runs it. */
  get social(): readonly SocialLink[] {
    const socials = given('SITE_SOCIALS');
    const isOwn = given('SITE_EMAIL') === undefined && !this.isRenamed;
    const elsewhere = socials === undefined && isOwn ? OWN.social : socialLinks(socials ?? '');
    return [...elsewhere, { kind: 'e-mail', label: 'E-mail', href: `mailto:${this.email}` }];
  },
  description:
    'Internships, attachments and entry-level jobs in Kenya, each one checked before it is listed. Free for students and graduates.',
  country: 'KE',
  /** Of the pages and the feeds. */
  language: 'en-KE',
};
