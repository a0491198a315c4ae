import type { Role } from '@/lib/platform/core/vocabulary';

interface Welcome {
  text: string;
  soon: string;
}

const WELCOME: Readonly<Record<Role, Welcome>> = {
  administrator: {
    text: 'Keep listings honest and accounts in order: you look after users, internships and employer submissions.',
    soon: 'Feature coming soon: the week in figures, sent to you by mail every Monday.',
  },
  editor: {
    text: 'Keep every listing clear, current and true. What you publish is what graduates act on.',
    soon: 'Feature coming soon: drafts you can leave and come back to before you publish.',
  },
  employer: {
    text: 'See who has applied to your internships, read their resumes, and answer each of them.',
    soon: 'Feature coming soon: publishing a listing on a day you choose.',
  },
  'recent graduate': {
    text: 'Find an internship, apply with your resume, and track your applications.',
    soon: 'Feature coming soon: your own note of how an application ended, where the employer does not say.',
  },
};

export const welcomeFor = (role: Role): Welcome => WELCOME[role];
