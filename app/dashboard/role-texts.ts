import type { Role } from '@/lib/platform/core/vocabulary';

interface RoleTexts {
  welcome: string;
  soon: string;
  deleted: string;
  /** The effect of a deactivation on the account. */
  deactivated: string;
}

export const ROLE_TEXTS: Readonly<Record<Role, RoleTexts>> = {
  administrator: {
    welcome:
      'Keep listings honest and accounts in order: you look after users, internships and employer submissions.',
    soon: 'Feature coming soon: the week in figures, e-mailed to you every Monday.',
    deleted: 'What they published and decided stays.',
    deactivated: 'What they published and decided stays.',
  },
  editor: {
    welcome: 'Keep every listing clear, current and true. What you publish is what graduates act on.',
    soon: 'Feature coming soon: drafts you can come back to before you publish.',
    deleted: 'The internships they published stay.',
    deactivated: 'The internships they published stay.',
  },
  employer: {
    welcome: 'See who has applied to your internships, read their CVs, and answer everyone.',
    soon: 'Feature coming soon: saved messages you can reuse when you answer applicants.',
    deleted: 'Their listings close at once, and what they submitted is withdrawn.',
    deactivated: 'Their listings stay open, and people can still apply.',
  },
  'recent graduate': {
    welcome: 'Find an internship, apply with your CV, and track your applications.',
    soon: 'Feature coming soon: comparing saved internships side by side.',
    deleted: 'Their CVs, files and applications are deleted with the account.',
    deactivated: 'Their applications stay, and employers can still read the CVs sent with them.',
  },
};
