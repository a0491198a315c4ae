export type JourneyRole = 'recent graduate' | 'employer';

/** A user in the state that the previous steps must have led to. */
export interface Traveller {
  role: JourneyRole;
  username: string;
  /** The token in the e-mail. Users verified before the journey have none. */
  link?: string;
  id?: string;
  token?: string;
  /** True if a deactivation has ended the session. */
  isTokenOld: boolean;
  isVerified: boolean;
  isActive: boolean;
  isDeleted: boolean;
  /** Failed log-ins after the deletion of the account. */
  vainLogins?: number;
  resumeId?: string;
}

export interface Submitted {
  id: string;
  by: Traveller;
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  internshipId?: string;
  isDeleted: boolean;
  /** The applications, and whether the employer has viewed each. */
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

/** Returns the status of the refusal before a call of this user is processed, or undefined if it is processed. */
export function barred(who: Traveller, role?: JourneyRole): number | undefined {
  if (!who.token || who.isDeleted) return 401;
  if (!who.isActive) return 403;
  if (who.isTokenOld) return 401;
  return role && who.role !== role ? 403 : undefined;
}

/** True if the employer accepts no applications. These employers have one member, who is deleted or deactivated. */
export const takesNone = ({ by }: Submitted): boolean => by.isDeleted || !by.isActive;

export const pick = <T>(list: T[], number: number): T => {
  const one = list[number % list.length];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

/** Picks a fitting item three times out of four, otherwise any. */
export const choose = <T>(list: T[], number: number, fits: (one: T) => boolean): T => {
  const fitting = number % 4 === 0 ? [] : list.filter(fits);
  return pick(fitting.length > 0 ? fitting : list, number);
};

export const hasPeople = ({ people }: World): boolean => people.length > 0;
export const listingsOf = ({ submissions }: World): Submitted[] =>
  submissions.filter(({ internshipId }) => internshipId);
export const hasListings = (world: World): boolean => listingsOf(world).length > 0;
