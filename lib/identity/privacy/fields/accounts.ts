import type { AccountTokenRecord } from '@/models/account-token';
import type { IdentityRecord } from '@/models/identity';
import type { SecondFactorRecord } from '@/models/second-factor';
import type { SessionRecord } from '@/models/session';
import type { UserDeletionRecord } from '@/models/user-deletion';
import type { UserRecord } from '@/models/user';
import { entry, type Kept } from '../entry';
import { WITH_ACCOUNT } from '../kept';

/** From the 16th birthday to the end of the month of the 18th. */
const UNTIL_18: Kept = {
  days: 761,
  after: 'the registration: until the person is 18; at once when the account is deleted',
};

export const ACCOUNT_ENTRIES = [
  entry<UserRecord>({
    collection: 'users',
    holds: 'An account',
    people: 'everyone with an account, and the guardians of those under 18',
    basis: 'contract',
    seenBy: ['person', 'administrators'],
    kept: WITH_ACCOUNT,
    row: 'contact',
    uses: [
      {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber'],
        purpose: 'to address the person, to write to them, and to let employers they applied to reach them',
        seenBy: ['person', 'employer', 'administrators'],
      },
      { fields: ['username'], row: 'login', purpose: 'to log in' },
      {
        fields: ['passwordHash'],
        row: 'password',
        purpose: 'to check the password, which the hash does not reveal',
        seenBy: ['nobody'],
      },
      { fields: ['role'], row: 'login', purpose: 'to decide what the account may do' },
      {
        fields: ['isActive', 'isVerified'],
        row: 'login',
        purpose: 'to let in only accounts that are active and confirmed',
      },
      {
        fields: ['sessionVersion', 'lockedUntil', 'deviceEpoch', 'mustChoosePassword'],
        row: 'guard',
        purpose: 'to end sessions, and to keep out strangers who guess passwords',
        basis: 'interest',
        seenBy: ['nobody'],
      },
      {
        fields: ['endedSessions.id', 'endedSessions.until'],
        row: 'guard',
        purpose: 'to reject a session that was ended',
        basis: 'interest',
        seenBy: ['nobody'],
      },
      {
        fields: ['registrationPoints.key', 'registrationPoints.until'],
        row: 'registration',
        purpose: 'to refund the points of a registration once it is verified',
        basis: 'interest',
        seenBy: ['nobody'],
        kept: { days: 30, after: 'the registration' },
      },
      {
        fields: ['secondFactorSince'],
        row: 'secondFactor',
        purpose: 'to ask for a code at log-in',
        basis: 'interest',
        seenBy: ['person', 'administrators'],
      },
      {
        fields: ['pendingEmail'],
        row: 'pending',
        purpose: 'to change the address once the link in the e-mail is opened',
      },
      {
        fields: ['pastEmails', 'pastNames.firstName', 'pastNames.lastName'],
        row: 'former',
        purpose:
          'to delete e-mails to former addresses, and to remove former addresses and names from free text, when the account is deleted',
        basis: 'law',
        seenBy: ['nobody'],
      },
      { fields: ['resumeId'], row: 'resume', purpose: 'to offer the current resume for an application' },
      {
        fields: ['picture.fileId', 'picture.uploadedAt'],
        row: 'picture',
        purpose: 'to show the picture the person chose',
        seenBy: ['person'],
      },
      {
        fields: ['remindersOff'],
        row: 'saved',
        purpose: 'to stop reminders for people who turned them off',
        seenBy: ['person'],
      },
      { fields: ['activeAt'], row: 'activity', purpose: 'to find accounts that no one uses', basis: 'law' },
      {
        fields: ['silentWarnedAt'],
        row: 'activity',
        purpose: 'to warn before deleting an unused account',
        basis: 'law',
      },
      {
        fields: ['createdBy'],
        row: 'origin',
        purpose: 'to know which administrator created the account',
        basis: 'interest',
      },
      {
        fields: ['agreedAt'],
        row: 'origin',
        purpose: 'to prove the agreement',
        basis: 'law',
        seenBy: ['person'],
      },
      {
        fields: ['minor.adultFrom'],
        row: 'age',
        purpose: 'to ask a guardian for consent until the person is 18, but no longer',
        kept: UNTIL_18,
        basis: 'law',
        seenBy: ['person'],
      },
      {
        fields: ['minor.guardian.name', 'minor.guardian.email'],
        row: 'guardian',
        purpose: 'to ask the parent or guardian of someone under 18, and to write to them',
        basis: 'law',
        seenBy: ['person', 'recipient', 'administrators'],
        kept: UNTIL_18,
      },
      {
        fields: [
          ...(['minor.state', 'minor.changedAt', 'minor.textVersion'] as const),
          ...(['minor.consent.at', 'minor.consent.address', 'minor.consent.email'] as const),
        ],
        row: 'consent',
        purpose: 'to prove what the guardian agreed to, when, and from which network and e-mail address',
        basis: 'law',
        seenBy: ['person', 'administrators'],
        kept: UNTIL_18,
      },
      {
        fields: ['minor.waitingSince'],
        row: 'age',
        purpose: 'to delete an account for which no one agrees within 30 days',
        kept: UNTIL_18,
        basis: 'law',
        seenBy: ['person'],
      },
      {
        fields: ['minor.linkKey'],
        row: 'age',
        purpose: 'to invalidate a guardian’s link when another guardian is named',
        kept: UNTIL_18,
        basis: 'law',
        seenBy: ['nobody'],
      },
      {
        fields: ['prefixes', 'prefixesVersion'],
        purpose: 'to find the account in the list of users',
        seenBy: ['nobody'],
      },
      {
        fields: ['lockCount'],
        purpose: 'to detect concurrent changes to the account',
        basis: 'none',
        seenBy: ['nobody'],
      },
      {
        fields: ['createdAt', 'updatedAt'],
        row: 'origin',
        purpose: 'to date the registration and the last change',
      },
    ],
  }),
  entry<IdentityRecord>({
    collection: 'identities',
    holds: 'An account at another service that can log in to an account here',
    people: 'the person who signs in with another account',
    basis: 'contract',
    seenBy: ['person'],
    kept: WITH_ACCOUNT,
    row: 'identity',
    uses: [
      {
        fields: ['userId', 'issuer', 'subject', 'provider'],
        purpose: 'to recognise the person when they sign in',
      },
      { fields: ['email'], purpose: 'to tell the person which account it is' },
      { fields: ['linkedAt', 'lastUsedAt'], purpose: 'to tell the person when it was linked and used' },
    ],
  }),
  entry<SecondFactorRecord>({
    collection: 'secondfactors',
    holds: 'The second factor of an account',
    people: 'the person who also logs in with a code',
    basis: 'interest',
    seenBy: ['nobody'],
    kept: WITH_ACCOUNT,
    row: 'factorSecret',
    uses: [
      { fields: ['secret'], purpose: 'to check the codes of the app; it is stored encrypted' },
      { fields: ['lastStep'], purpose: 'to accept each code only once' },
      {
        fields: ['recoveryCodes'],
        purpose: 'to let the person log in without the app; the codes cannot be read from their hashes',
      },
      {
        fields: ['pending.secret', 'pending.recoveryCodes', 'pending.at'],
        purpose: 'to show them to the person while they set it up; they are stored encrypted',
        seenBy: ['person'],
      },
    ],
  }),
  entry<SessionRecord>({
    collection: 'sessions',
    holds: 'Where someone is logged in',
    people: 'everyone with an account',
    basis: 'interest',
    seenBy: ['person'],
    kept: { days: 30, after: 'the log-in' },
    row: 'session',
    uses: [
      { fields: ['userId', 'version'], purpose: 'to know whose session it is, and whether it was ended' },
      {
        fields: ['browser', 'startedAt', 'lastUsedAt', 'expiresAt'],
        purpose: 'to show people where they are logged in, so that they can end sessions that are not theirs',
      },
    ],
  }),
  entry<AccountTokenRecord>({
    collection: 'accounttokens',
    holds: 'A link in an e-mail',
    people: 'the person who requested a link, and a guardian named in a registration',
    basis: 'contract',
    seenBy: ['nobody'],
    kept: { days: 44, after: 'the e-mail: the link works for up to 14 days, and is stored for another 30' },
    row: 'links',
    uses: [
      {
        fields: ['hash', 'purpose', 'userId'],
        purpose: 'to recognise the link, which cannot be read from its hash',
      },
      {
        fields: ['email'],
        purpose: 'to know which address is confirmed by following it',
        seenBy: ['person'],
      },
      { fields: ['sessionVersion'], purpose: 'to invalidate the link when sessions end' },
      { fields: ['requestId'], purpose: 'to know which request for data the link answers' },
      {
        fields: ['employer', 'named.name', 'named.website'],
        purpose: 'to know which employer an invitation leads to, or whose domain a link confirms',
      },
      {
        fields: ['identity.provider', 'identity.issuer', 'identity.subject'],
        purpose: 'to link the account of another service once its owner follows the link',
      },
      {
        fields: [
          ...(['registration.firstName', 'registration.lastName', 'registration.phoneNumber'] as const),
          ...(['registration.role', 'registration.minor.adultFrom', 'registration.minor.state'] as const),
          ...(['registration.minor.guardian.name', 'registration.minor.guardian.email'] as const),
          ...(['registration.minor.changedAt', 'registration.minor.waitingSince'] as const),
          ...(['registration.minor.textVersion', 'registration.minor.linkKey'] as const),
          ...(['registration.minor.consent.at', 'registration.minor.consent.address'] as const),
          'registration.minor.consent.email',
        ],
        purpose: 'to apply a later registration of an address only once its owner follows that link',
      },
      {
        fields: ['expiresAt', 'usedAt', 'purgeAt', 'createdAt'],
        purpose: 'to let a link work only once, and only for a limited time',
      },
    ],
  }),
  entry<UserDeletionRecord>({
    collection: 'userdeletions',
    holds: 'A deleted account whose data is still being deleted',
    people: 'the person who deleted their account',
    basis: 'law',
    seenBy: ['nobody'],
    kept: { days: 1, after: 'the deletion: it is deleted ten minutes after the last of the data' },
    row: 'deletion',
    uses: [
      { fields: ['pseudonym'], purpose: 'to replace the person in the audit log' },
      {
        fields: [
          'firstName',
          'lastName',
          'phoneNumber',
          'email',
          'pendingEmail',
          'pastEmails',
          'pastNames.firstName',
          'pastNames.lastName',
        ],
        purpose: 'to find what must be deleted from free text, e-mails and the audit log',
      },
      { fields: ['employer', 'left'], purpose: 'to find the data of the person’s employer' },
      { fields: ['deletedAt', 'dueAt'], purpose: 'to continue the deletion after a restart' },
    ],
  }),
];
