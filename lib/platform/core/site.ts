/** The name of the product and its addresses; nothing else in the code contains them. */
export const site = {
  name: 'Mwanzo',
  tagline: 'Connecting Talent To Opportunity',
  description:
    'Internships, attachments and entry-level jobs in Kenya, each one checked before it is listed. Free for students and graduates.',
  email: 'hello@mwanzo.co.ke',
  country: 'KE',
  /** Of the pages and the feeds. */
  language: 'en-KE',
  locale: 'en-US',
  timeZone: 'Africa/Nairobi',
  social: [
    { kind: 'professional network', label: 'LinkedIn', href: 'https://www.linkedin.com/company/mwanzo-ke' },
    { kind: 'social network', label: 'Facebook', href: 'https://www.facebook.com/mwanzo.ke' },
    { kind: 'photo network', label: 'Instagram', href: 'https://www.instagram.com/mwanzo.ke' },
    { kind: 'e-mail', label: 'E-mail', href: 'mailto:hello@mwanzo.co.ke' },
    { kind: 'microblog', label: 'X', href: 'https://x.com/mwanzo_ke' },
  ],
} as const;
