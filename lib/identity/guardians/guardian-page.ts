/** The pages that show somebody under 18 their guardian. */
export const GUARDIAN_PAGES = ['/dashboard', '/dashboard/profile'] as const;
export type GuardianPage = (typeof GUARDIAN_PAGES)[number];

/** The page a form of theirs leads back to. */
export const guardianPage = ({ page }: { page?: string }): GuardianPage =>
  GUARDIAN_PAGES.find((one) => one === page) ?? '/dashboard';
