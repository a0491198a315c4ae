/** The pages on which a minor sees their guardian. */
export const GUARDIAN_PAGES = ['/dashboard', '/dashboard/profile'] as const;
export type GuardianPage = (typeof GUARDIAN_PAGES)[number];

export const guardianPage = ({ page }: { page?: string }): GuardianPage =>
  GUARDIAN_PAGES.find((one) => one === page) ?? '/dashboard';
