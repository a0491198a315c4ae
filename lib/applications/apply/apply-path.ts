/** The page on which a logged-in user applies to a listing, with or without JavaScript. */
export const applyPath = (internshipId: string): string =>
  `/dashboard/apply/${encodeURIComponent(internshipId)}`;
