export type JourneyRole = 'recent graduate' | 'employer';

/** A user in the state to which the steps so far should have led. */
export interface Traveller {
  role: JourneyRole;
  username: string;
  /** The token in the verification e-mail. Missing if the user was verified before the journey. */
  link?: string;
  id?: string;
  token?: string;
  /** True if a deactivation has ended the session. */
  isTokenOld: boolean;
  isVerified: boolean;
  isActive: boolean;
  isDeleted: boolean;
  /** Number of failed log-ins since the account was deleted. */
  vainLogins?: number;
  resumeId?: string;
}

export interface Submitted {
  id: string;
  by: Traveller;
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  internshipId?: string;
  isDeleted: boolean;
  /** The applications. `isViewed` says whether the employer has viewed them. */
  applications: { id: string; by: Traveller; isViewed: boolean }[];
}

/** The expected state after all steps so far. */
export interface World {
  people: Traveller[];
  submissions: Submitted[];
}

export interface Step {
  isPossible: (world: World) => boolean;
  take: (world: World) => Promise<void>;
  toString: () => string;
}

/**
 * Returns the status if this user's call is refused before it is processed, or undefined if the call is
 * processed.
 */
export function barred(who: Traveller, role?: JourneyRole): number | undefined {
  if (!who.token || who.isDeleted) return 401;
  if (!who.isActive) return 403;
  if (who.isTokenOld) return 401;
  return role && who.role !== role ? 403 : undefined;
}

/** True if the employer accepts no applications, because its only member is deleted or deactivated. */
export const takesNone = ({ by }: Submitted): boolean => by.isDeleted || !by.isActive;

export const pick = <T>(list: T[], number: number): T => {
  const one = list[number % list.length];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

/** Three times out of four, picks an item that fits. Otherwise, picks any item. */
export const choose = <T>(list: T[], number: number, fits: (one: T) => boolean): T => {
  const fitting = number % 4 === 0 ? [] : list.filter(fits);
  return pick(fitting.length > 0 ? fitting : list, number);
};

export const hasPeople = ({ people }: World): boolean => people.length > 0;
export const listingsOf = ({ submissions }: World): Submitted[] =>
  submissions.filter(({ internshipId }) => internshipId);
export const hasListings = (world: World): boolean => listingsOf(world).length > 0;
