const PREFIX = '/dashboard/apply/';

/** The page on which a logged-in user applies to a listing, with or without JavaScript. */
export const applyPath = (internshipId: string): string => PREFIX + encodeURIComponent(internshipId);

/** Returns the listing's ID if the path is that page, or undefined. */
export const idInApplyPath = (path: string): string | undefined =>
  path.startsWith(PREFIX) ? /^[0-9a-f]{24}$/.exec(path.slice(PREFIX.length))?.[0] : undefined;
