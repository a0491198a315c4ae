export type JourneyRole = 'recent graduate' | 'employer';

/** A user in the state that the previous steps must have led to. */
export interface Traveller {
  role: JourneyRole;
  username: string;
  /** The token in the mail; users verified before the journey have none. */
  link?: string;
  id?: string;
  token?: string;
  /** Whether a deactivation has ended it. */
  isTokenOld: boolean;
  isVerified: boolean;
  isActive: boolean;
  isDeleted: boolean;
  /** Log-in attempts after the account was deleted. */
  vainLogins?: number;
  resumeId?: string;
}

export interface Submitted {
  id: string;
  by: Traveller;
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  internshipId?: string;
  isDeleted: boolean;
  /** The applicants, and whether the employer has viewed each. */
  applications: { id: string; by: Traveller; isViewed: boolean }[];
}

/** The expected state after all steps so far. */
export interface World {
  people: Traveller[];
  submissions: Submitted[];
}

/** One step of a journey. */
export interface Step {
  isPossible: (world: World) => boolean;
  take: (world: World) => Promise<void>;
  toString: () => string;
}

/** The reason why a call of this user is refused before it is processed; undefined if it is not. */
export function barred(who: Traveller, role?: JourneyRole): number | undefined {
  if (!who.token || who.isDeleted) return 401;
  if (!who.isActive) return 403;
  if (who.isTokenOld) return 401;
  return role && who.role !== role ? 403 : undefined;
}

/** Whether its employer takes no applications: each of these employers has one member, who is gone or cannot log in. */
export const takesNone = ({ by }: Submitted): boolean => by.isDeleted || !by.isActive;

export const pick = <T>(list: T[], number: number): T => {
  const one = list[number % list.length];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

/** Three times out of four a valid one, otherwise any. */
export const choose = <T>(list: T[], number: number, fits: (one: T) => boolean): T => {
  const fitting = number % 4 === 0 ? [] : list.filter(fits);
  return pick(fitting.length > 0 ? fitting : list, number);
};

export const hasPeople = ({ people }: World): boolean => people.length > 0;
export const listingsOf = ({ submissions }: World): Submitted[] =>
  submissions.filter(({ internshipId }) => internshipId);
export const hasListings = (world: World): boolean => listingsOf(world).length > 0;
