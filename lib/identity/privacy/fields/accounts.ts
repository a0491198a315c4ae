import type { AccountTokenRecord } from '@/models/account-token';
import type { IdentityRecord } from '@/models/identity';
import type { SecondFactorRecord } from '@/models/second-factor';
import type { SessionRecord } from '@/models/session';
import type { UserDeletionRecord } from '@/models/user-deletion';
import type { UserRecord } from '@/models/user';
import { entry } from '../entry';
import { WITH_ACCOUNT } from '../kept';

export const ACCOUNT_ENTRIES = [
  entry<UserRecord>({
    collection: 'users',
    holds: 'An account',
    people: 'everyone with an account, and the guardians of those under 18',
    basis: 'contract',
    seenBy: ['person', 'administrators'],
    kept: WITH_ACCOUNT,
    uses: [
      {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber'],
        purpose: 'to address the person, to write to them, and to be reached by employers they applied to',
        seenBy: ['person', 'employer', 'administrators'],
      },
      { fields: ['username'], purpose: 'to log in' },
      {
        fields: ['passwordHash'],
        purpose: 'to check the password, which cannot be read from it',
        seenBy: ['nobody'],
      },
      { fields: ['role'], purpose: 'to decide what the account may do' },
      {
        fields: ['isActive', 'isVerified'],
        purpose: 'to only let in accounts that are active and confirmed',
      },
      {
        fields: ['sessionVersion', 'lockedUntil', 'deviceEpoch', 'mustChoosePassword'],
        purpose: 'to end sessions, and to keep out strangers who guess passwords',
        basis: 'interest',
        seenBy: ['nobody'],
      },
      {
        fields: ['endedSessions.id', 'endedSessions.until'],
        purpose: 'to refuse a session that was ended',
        basis: 'interest',
        seenBy: ['nobody'],
      },
      {
        fields: ['registrationPoints.key', 'registrationPoints.until'],
        purpose: 'to give the points of a registration back once it is verified',
        basis: 'interest',
        seenBy: ['nobody'],
        kept: { days: 30, after: 'the registration' },
      },
      {
        fields: ['secondFactorSince'],
        purpose: 'to ask for a code at log-in',
        basis: 'interest',
        seenBy: ['person', 'administrators'],
      },
      { fields: ['pendingEmail'], purpose: 'to change the address once the link in the e-mail is opened' },
      {
        fields: ['pastEmails', 'pastNames.firstName', 'pastNames.lastName'],
        purpose:
          'to delete e-mails and clear texts with a former address or name when the account is deleted',
        basis: 'law',
        seenBy: ['nobody'],
      },
      { fields: ['resumeId'], purpose: 'to offer the current resume for an application' },
      {
        fields: ['picture.fileId', 'picture.uploadedAt'],
        purpose: 'to show the picture the person chose',
        seenBy: ['person'],
      },
      { fields: ['remindersOff'], purpose: 'to send no reminders to people who turned them off' },
      { fields: ['activeAt'], purpose: 'to find accounts that no one uses', basis: 'law' },
      { fields: ['silentWarnedAt'], purpose: 'to warn before deleting a silent account', basis: 'law' },
      {
        fields: ['createdBy'],
        purpose: 'to know which administrator created the account',
        basis: 'interest',
      },
      {
        fields: ['agreedAt'],
        purpose: 'to prove the agreement',
        basis: 'law',
        seenBy: ['person'],
      },
      {
        fields: ['minor.adultFrom'],
        purpose: 'to ask a guardian for consent until the person is 18, and not longer',
        basis: 'law',
        seenBy: ['person'],
      },
      {
        fields: ['minor.guardian.name', 'minor.guardian.email'],
        purpose: 'to ask the parent or guardian of someone under 18, and to write to them',
        basis: 'law',
        seenBy: ['person', 'recipient'],
        kept: {
          days: 761,
          after: 'the registration: until the person is 18; at once when the account is deleted',
        },
      },
      {
        fields: ['minor.state', 'minor.changedAt', 'minor.textVersion'],
        purpose: 'to prove what the guardian agreed to, and when',
        basis: 'law',
        seenBy: ['person'],
      },
      {
        fields: ['minor.waitingSince'],
        purpose: 'to delete an account for which no one agrees within 30 days',
        basis: 'law',
        seenBy: ['person'],
      },
      {
        fields: ['minor.linkKey'],
        purpose: 'to end the link of a guardian when another one is named',
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
        purpose: 'to keep two changes of the account apart',
        basis: 'none',
        seenBy: ['nobody'],
      },
      { fields: ['createdAt', 'updatedAt'], purpose: 'to date the registration and the last change' },
    ],
  }),
  entry<IdentityRecord>({
    collection: 'identities',
    holds: 'An account of another service that opens one here',
    people: 'the person who signs in with another account',
    basis: 'contract',
    seenBy: ['person'],
    kept: WITH_ACCOUNT,
    uses: [
      {
        fields: ['userId', 'issuer', 'subject', 'provider'],
        purpose: 'to know the person again when they sign in',
      },
      { fields: ['email'], purpose: 'to tell the person which account it is' },
      { fields: ['linkedAt', 'lastUsedAt'], purpose: 'to tell the person when it was linked and used' },
    ],
  }),
  entry<SecondFactorRecord>({
    collection: 'secondfactors',
    holds: 'The second factor of an account',
    people: 'the person who logs in with a code as well',
    basis: 'interest',
    seenBy: ['nobody'],
    kept: WITH_ACCOUNT,
    uses: [
      { fields: ['secret'], purpose: 'to check the codes of the app; it is stored encrypted' },
      { fields: ['lastStep'], purpose: 'to accept a code once' },
      {
        fields: ['recoveryCodes'],
        purpose: 'to let the person in without the app; a code cannot be read from its hash',
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
    uses: [
      { fields: ['userId', 'version'], purpose: 'to know whose session it is, and whether it was ended' },
      {
        fields: ['browser', 'startedAt', 'expiresAt'],
        purpose: 'to show the person where they are logged in, so that they can end what is not theirs',
      },
    ],
  }),
  entry<AccountTokenRecord>({
    collection: 'accounttokens',
    holds: 'A link in an e-mail',
    people: 'the person who asked for a link',
    basis: 'contract',
    seenBy: ['nobody'],
    kept: { days: 44, after: 'the mail: it works for up to 14 days, and is stored 30 more' },
    uses: [
      {
        fields: ['hash', 'purpose', 'userId'],
        purpose: 'to know the link again, which cannot be read from its hash',
      },
      { fields: ['email'], purpose: 'to know which address following it proves', seenBy: ['person'] },
      { fields: ['sessionVersion'], purpose: 'to end the link with the sessions' },
      {
        fields: ['identity.provider', 'identity.issuer', 'identity.subject'],
        purpose: 'to link the account of another service once its owner follows the link',
      },
      {
        fields: ['expiresAt', 'usedAt', 'purgeAt', 'createdAt'],
        purpose: 'to let a link work once and for its time only',
      },
    ],
  }),
  entry<UserDeletionRecord>({
    collection: 'userdeletions',
    holds: 'A deleted account whose data is still being deleted',
    people: 'the person who deleted their account',
    basis: 'law',
    seenBy: ['nobody'],
    kept: { days: 1, after: 'the deletion: it goes ten minutes after the last of the data' },
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
        purpose: 'to find what has to be deleted in texts, e-mails and the audit log',
      },
      { fields: ['employer', 'left'], purpose: 'to find what the employer of the person has' },
      { fields: ['deletedAt', 'dueAt'], purpose: 'to continue the deletion after a restart' },
    ],
  }),
];
