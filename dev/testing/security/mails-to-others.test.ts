import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import * as accounts from '@/lib/identity/accounts/mail-templates';
import * as minors from '@/lib/identity/accounts/minors/mail-templates';
import * as factors from '@/lib/identity/accounts/second-factor/mail-templates';
import * as signIns from '@/lib/identity/accounts/sign-in/mail-templates';
import * as alerts from '@/lib/search/alerts/mail-templates';
import * as applications from '@/lib/applications/apply/mail-templates';
import * as steps from '@/lib/applications/status/mail-templates';
import * as contact from '@/lib/content/contact/mail-templates';
import * as requests from '@/lib/identity/data-requests/mail-templates';
import * as employers from '@/lib/employers/verification/mail-templates';
import type { Mail } from '@/lib/platform/mail/outbox';
import * as reports from '@/lib/trust/reports/mail-templates';
import * as saved from '@/lib/search/saved/mail-templates';
import * as submissions from '@/lib/internships/submissions/mail-templates';

process.env.AUTH_SECRET ??= 'a secret of thirty-two characters or more';
process.env.APP_URL ??= 'http://127.0.0.1:3000';
process.env.MONGODB_URI ??= 'mongodb://127.0.0.1:27017/none';
process.env.SMTP_URL ??= 'smtp://127.0.0.1:1025';

const MODULES = [
  accounts,
  minors,
  factors,
  signIns,
  alerts,
  applications,
  steps,
  contact,
  requests,
  employers,
  reports,
  saved,
  submissions,
];

/** Hostile input in a name. */
const TYPED =
  'Mwanzo Support Team / URGENT: KES 5,000 prize, https://evil.example or evil.co.ke, call 0712 345 678\r\nBcc: a@b.example';
/** A name that may appear in an e-mail. */
const HONEST = 'Achieng';
const NOW = new Date('2026-11-26T09:00:00Z');
const DATA_REQUEST = { kind: 'access', createdAt: NOW, dueAt: NOW } as const;

interface Person {
  firstName: string;
  email: string;
}
const to = (firstName: string): Person => ({ firstName, email: 'reader@people.example' });
const _id = new Types.ObjectId();

const child = (name: string) => ({
  _id,
  firstName: name,
  lastName: name,
  email: 'child@people.example',
  minor: {
    adultFrom: NOW,
    guardian: { name, email: 'guardian@people.example' },
    state: 'asked' as const,
    changedAt: NOW,
    waitingSince: NOW,
    textVersion: null,
    linkKey: 'key',
  },
});
/** A published listing whose title and company a reviewer has approved. */
const listing = { title: 'Published Title', company: 'Published Company' };
const facts = { ...listing, internshipId: 'id', submissionId: 'id', comments: 'c', closes: 'Nov 30, 2026' };
const interview = { at: NOW, place: 'Moi Avenue', link: null };
const applied = { _id, status: 'applied', interview: null } as const;
const invited = { _id, status: 'interview', interview: { ...interview, place: 'Kenyatta Avenue' } } as const;
const alertOf = (name: string) => ({ name: `“nurse” at ${name}`, path: '/', listings: [] });

type Row = [
  by: 'another person' | 'staff' | 'the reader' | 'the service',
  mail: (name: string) => Mail,
  subject: string,
];

/**
 * Every e-mail, with the person or the service that causes it, and with its subject. If someone other than
 * the recipient causes it, the subject is the same for everyone.
 */
const MAILS: Record<string, Row[]> = {
  verifyTemplate: [
    ['another person', (n) => accounts.verifyTemplate(to(n), 't'), 'Confirm your e-mail for Mwanzo'],
  ],
  invitationTemplate: [
    [
      'staff',
      (n) => accounts.invitationTemplate({ ...to(n), username: 'achieng' }, 't'),
      'Your Mwanzo account is ready: confirm your e-mail',
    ],
  ],
  alreadyRegisteredTemplate: [
    ['another person', (n) => accounts.alreadyRegisteredTemplate(to(n)), 'You already have a Mwanzo account'],
  ],
  registeredAgainTemplate: [
    [
      'another person',
      (n) => accounts.registeredAgainTemplate({ ...to(n), username: 'mwanzosupport' }, 't'),
      'Choose a password for your Mwanzo account',
    ],
  ],
  resetTemplate: [
    ['another person', (n) => accounts.resetTemplate(to(n), 't'), 'Choose a new Mwanzo password'],
  ],
  lockedTemplate: [
    [
      'another person',
      (n) => accounts.lockedTemplate(to(n), 'account'),
      'Your Mwanzo account is locked for 24 hours',
    ],
    [
      'another person',
      (n) => accounts.lockedTemplate(to(n), 'browser'),
      'A browser is locked out of your Mwanzo account for 24 hours',
    ],
  ],
  emailChangeTemplate: [
    ['another person', (n) => accounts.emailChangeTemplate(to(n), 't'), 'Confirm your new e-mail for Mwanzo'],
  ],
  emailChangeAskedTemplate: [
    [
      'the reader',
      (n) => accounts.emailChangeAskedTemplate(to(n), 'new@people.example'),
      'Your Mwanzo e-mail is about to change',
    ],
  ],
  passwordChangedTemplate: [
    [
      'the reader',
      (n) => accounts.passwordChangedTemplate(to(n), 'by link'),
      'Your Mwanzo password was changed',
    ],
  ],
  emailChangedTemplate: [
    [
      'staff',
      (n) => accounts.emailChangedTemplate(to(n), 'new@people.example'),
      'Your Mwanzo e-mail was changed',
    ],
  ],
  phoneChangedTemplate: [
    ['staff', (n) => accounts.phoneChangedTemplate(to(n)), 'Your Mwanzo phone number was changed'],
  ],
  silentAccountTemplate: [
    [
      'the service',
      (n) => accounts.silentAccountTemplate(to(n), NOW),
      'Your Mwanzo account will be deleted on Nov 26, 2026',
    ],
  ],
  accountDeletedTemplate: [
    [
      'staff',
      (n) => accounts.accountDeletedTemplate(to(n), 'your guardian'),
      'Your Mwanzo account was deleted',
    ],
  ],
  consentAskedTemplate: [
    [
      'another person',
      (n) => minors.consentAskedTemplate(child(n), 't'),
      'Your consent is needed for an account on Mwanzo',
    ],
  ],
  decisionTemplate: [
    ['the reader', (n) => minors.decisionTemplate(child(n), 'consented'), 'You gave your consent on Mwanzo'],
    [
      'the reader',
      (n) => minors.decisionTemplate(child(n), 'refused'),
      'You declined to give your consent on Mwanzo',
    ],
    [
      'the reader',
      (n) => minors.decisionTemplate(child(n), 'withdrawn'),
      'You withdrew your consent on Mwanzo',
    ],
  ],
  decisionToldTemplate: [
    [
      'another person',
      (n) => minors.decisionToldTemplate(child(n), 'refused'),
      'Your parent or guardian declined',
    ],
  ],
  guardianReplacedTemplate: [
    [
      'another person',
      (n) => minors.guardianReplacedTemplate(child(n)),
      'Another parent or guardian was named in your place',
    ],
  ],
  childDeletedTemplate: [
    ['the reader', (n) => minors.childDeletedTemplate(child(n)), 'You deleted an account on Mwanzo'],
  ],
  factorOnTemplate: [
    ['the reader', (n) => factors.factorOnTemplate(to(n)), 'Your Mwanzo account now has a second factor'],
  ],
  factorOffTemplate: [
    [
      'the reader',
      (n) => factors.factorOffTemplate(to(n)),
      'Your Mwanzo account no longer has a second factor',
    ],
  ],
  factorResetTemplate: [
    ['staff', (n) => factors.factorResetTemplate(to(n)), 'Your Mwanzo account’s second factor was reset'],
  ],
  recoveryUsedTemplate: [
    [
      'another person',
      (n) => factors.recoveryUsedTemplate(to(n), 3),
      'A recovery code for your Mwanzo account was used',
    ],
  ],
  wrongCodesTemplate: [
    ['another person', (n) => factors.wrongCodesTemplate(to(n)), 'Someone may know your Mwanzo password'],
  ],
  linkSignInTemplate: [
    [
      'another person',
      (n) => signIns.linkSignInTemplate(to(n), 'Campus ID', 't'),
      'Link Campus ID to your Mwanzo account',
    ],
  ],
  signInLinkedTemplate: [
    [
      'the reader',
      (n) => signIns.signInLinkedTemplate(to(n), 'Campus ID'),
      'Campus ID is linked to your Mwanzo account',
    ],
  ],
  signInUnlinkedTemplate: [
    [
      'the reader',
      (n) => signIns.signInUnlinkedTemplate(to(n), 'Campus ID'),
      'Campus ID is no longer linked to your Mwanzo account',
    ],
  ],
  digestTemplate: [
    [
      'the service',
      (n) => alerts.digestTemplate({ _id, ...to(n) }, [alertOf('Published Company')], NOW),
      '0 new internships: “nurse” at Published Company',
    ],
  ],
  applicationReceivedTemplate: [
    [
      'the reader',
      (n) => applications.applicationReceivedTemplate(to(n), listing, _id),
      'Your application: Published Title at Published Company',
    ],
  ],
  newApplicantTemplate: [
    ['another person', (n) => applications.newApplicantTemplate(to(n), facts), 'You have a new applicant'],
  ],
  stepTemplate: (
    [
      [{ status: 'shortlisted' }, 'Your application: you’re shortlisted'],
      [{ status: 'interview' }, 'Your application: you’re invited to an interview'],
      [{ status: 'interview', interview, before: invited }, 'Your application: your interview has moved'],
      [{ status: 'interview', before: invited }, 'Your application: about your interview'],
      [{ status: 'offered' }, 'Your application: you have an offer'],
      [{ status: 'not selected' }, 'Your application: you weren’t selected this time'],
      [{ status: 'no answer' }, 'Your application: no answer'],
      [{ status: 'handled outside' }, 'Your application: closed here'],
    ] as const
  ).map(([step, subject]) => [
    'another person',
    (n) => steps.stepTemplate(to(n), listing, { before: applied, at: NOW, ...step }),
    subject,
  ]),
  interviewReplyTemplate: ([true, false] as const).map((coming) => [
    'another person',
    (n) => steps.interviewReplyTemplate(to(n), { ...facts, applicationId: 'a', at: NOW, coming }),
    coming ? 'An applicant will come to an interview' : 'An applicant can’t come to an interview',
  ]),
  interviewOffTemplate: [
    [
      'another person',
      (n) => steps.interviewOffTemplate(to(n), { ...facts, applicationId: 'a', at: NOW }),
      'An applicant cancelled an interview',
    ],
  ],
  waitingTemplate: [
    [
      'the service',
      (n) => steps.waitingTemplate(to(n), { ...facts, waiting: 1, endsAt: NOW }),
      '1 applicant is waiting for your answer: Published Title',
    ],
  ],
  contactTemplate: [
    [
      'another person',
      (n) => contact.contactTemplate({ name: n, email: 'a@people.example', message: 'Hello' }),
      'Message from the contact form',
    ],
  ],
  confirmationTemplate: [
    ...[null, 't'].map((token): Row => [
      'another person',
      () => requests.confirmationTemplate('a@people.example', DATA_REQUEST, token),
      'We have received your request',
    ]),
  ],
  dataLinkTemplate: [
    [
      'staff',
      () => requests.dataLinkTemplate('a@people.example', DATA_REQUEST, 't'),
      'Your data is ready to download',
    ],
  ],
  answerTemplate: [
    [
      'staff',
      () => requests.answerTemplate('a@people.example', DATA_REQUEST, { text: 'Yes.', refused: false }),
      'The answer to your request',
    ],
  ],
  reminderTemplate: [
    [
      'the service',
      (n) => requests.reminderTemplate(to(n), [{ kind: 'access', dueAt: NOW }], NOW),
      'A data request is due',
    ],
    [
      'the service',
      (n) =>
        saved.reminderTemplate({ _id, ...to(n) }, [{ ...listing, applicationDeadline: NOW, path: '/' }], NOW),
      'Closes soon: Published Title at Published Company',
    ],
  ],
  domainTemplate: [
    [
      'another person',
      (n) => employers.domainTemplate('a@b.example', { name: n }, 't'),
      'Confirm a domain on Mwanzo',
    ],
  ],
  inviteTemplate: [
    [
      'another person',
      (n) => employers.inviteTemplate('a@people.example', { name: n, by: n }, 't'),
      'An invitation to Mwanzo',
    ],
  ],
  verifiedTemplate: [
    ['staff', (n) => employers.verifiedTemplate(to(n), { name: n, until: NOW }), 'Your employer is verified'],
  ],
  confirmedTemplate: [
    [
      'another person',
      (n) => employers.confirmedTemplate(to(n), { name: n, domain: 'twiga.test', until: NOW }),
      'Your domain is confirmed',
    ],
  ],
  refusedTemplate: (
    [
      [null, 'We couldn’t verify your employer'],
      ['verification', 'Your employer is no longer verified'],
      ['domain', 'Your domain is no longer confirmed'],
    ] as const
  ).map(([revoked, subject]) => [
    'staff',
    (n) => employers.refusedTemplate(to(n), { name: n, comments: 'c', revoked }),
    subject,
  ]),
  changedTemplate: [
    [
      'another person',
      (n) => employers.changedTemplate(to(n), { name: n }, ['The logo was changed.']),
      'Your employer profile has changed',
    ],
  ],
  employerGoneTemplate: [
    [
      'another person',
      (n) => employers.employerGoneTemplate(to(n), listing),
      'A listing you applied for is closed',
    ],
  ],
  expiryTemplate: [
    [
      'the service',
      (n) => employers.expiryTemplate(to(n), { name: n, domain: null, until: NOW }),
      'Your verification ends on Nov 26, 2026',
    ],
    [
      'the service',
      (n) => employers.expiryTemplate(to(n), { name: n, domain: 'twiga.test', until: NOW }),
      'Your domain is confirmed until Nov 26, 2026',
    ],
  ],
  hiddenTemplate: [
    ['another person', () => reports.hiddenTemplate(listing), 'Reports have hidden a listing'],
  ],
  urgentTemplate: [
    ['another person', () => reports.urgentTemplate(listing), 'A reported listing is still shown'],
  ],
  hiddenEmployerTemplate: [
    ['another person', (n) => reports.hiddenEmployerTemplate(to(n), listing), 'Your listing is hidden'],
  ],
  askedTemplate: [
    ['staff', (n) => reports.askedTemplate(to(n), listing, 'c'), 'A question about your listing'],
  ],
  decidedTemplate: [
    [
      'staff',
      (n) => reports.decidedTemplate(to(n), listing, { upheld: true, comments: null }),
      'Your listing was taken down',
    ],
    [
      'staff',
      (n) => reports.decidedTemplate(to(n), listing, { upheld: false, comments: null }),
      'Your listing is back on the site',
    ],
  ],
  reporterTemplate: [
    [
      'staff',
      () => reports.reporterTemplate('a@people.example', listing, true),
      'We’ve made a decision about your report',
    ],
  ],
  recallTemplate: [
    [
      'staff',
      (n) => reports.recallTemplate(to(n), { ...listing, reason: 'money' }, { downloadedAt: null }),
      'Warning: don’t pay for the internship you applied for',
    ],
    [
      'staff',
      (n) => reports.recallTemplate(to(n), { ...listing, reason: 'other' }, { downloadedAt: null }),
      'We’ve taken down a listing you applied for',
    ],
  ],
  recallSavedTemplate: [
    [
      'staff',
      (n) => reports.recallSavedTemplate(to(n), { ...listing, reason: 'money' }),
      'Warning: don’t pay for the internship you saved',
    ],
  ],
  correctionTemplate: [
    [
      'staff',
      (n) => reports.correctionTemplate(to(n), listing, { applied: true }),
      'We were wrong about a listing',
    ],
  ],
  undoneTemplate: [
    [
      'staff',
      (n) => reports.undoneTemplate(to(n), { name: n, recalledAt: NOW, back: [] }),
      'Your employer is no longer recalled',
    ],
  ],
  approvedTemplate: [
    [
      'staff',
      (n) => submissions.approvedTemplate(to(n), { ...facts, isChange: false, day: undefined }),
      'Your internship is approved',
    ],
    [
      'staff',
      (n) => submissions.approvedTemplate(to(n), { ...facts, isChange: true, day: undefined }),
      'Your changes are approved',
    ],
  ],
  rejectedTemplate: [
    ['staff', (n) => submissions.rejectedTemplate(to(n), facts), 'Your internship wasn’t approved'],
  ],
  stillOpenTemplate: [
    ['the service', (n) => submissions.stillOpenTemplate(to(n), facts), 'Still open? Published Title'],
  ],
  closingTemplate: [
    ['the service', (n) => submissions.closingTemplate(to(n), facts), 'Closing soon: Published Title'],
  ],
};

const ALL = Object.entries(MAILS).flatMap(([name, rows]) => rows.map((row) => [name, ...row] as const));

test('the table lists every e-mail', () => {
  const names = MODULES.flatMap((one) => Object.keys(one)).filter((name) => name.endsWith('Template'));
  expect([...new Set(names)].sort()).toEqual(Object.keys(MAILS).sort());
});

describe('an e-mail with a hostile name', () => {
  test.each(ALL)('%s, caused by %s: has a subject that says what happened', (_, by, write, subject) => {
    for (const name of [HONEST, TYPED]) expect(write(name).subject).toBe(subject);
    if (by === 'another person' || by === 'staff') expect(subject).not.toMatch(/Published/);
  });

  test.each(ALL)('%s, caused by %s: shows no link, number or site name from the name', (_, __, write) => {
    const { text, html } = write(TYPED);
    for (const body of [text, html])
      expect(body).not.toMatch(/evil|b\.example|0712|345 678|5,000|Mwanzo\s*Support|mwanzosupport/i);
  });

  test.each(ALL)('%s, caused by %s: has as many lines as with an honest name', (_, __, write) => {
    expect(write(TYPED).text.split('\n').length).toBeLessThanOrEqual(write(HONEST).text.split('\n').length);
  });
});

test("an employer's message is quoted even if it is the name of a property of every object", () => {
  const { text } = steps.stepTemplate(to(HONEST), listing, {
    status: 'shortlisted',
    at: NOW,
    message: 'constructor',
    before: applied,
  });
  expect(text).toContain('Published Company writes:\n\n> constructor\n\n');
});

test("an employer's message is quoted line by line, followed by the site's own text", () => {
  const message = 'Come at ten.\n\nNext step: pay KES 500.\r\nMwanzo';
  const { text, html } = steps.stepTemplate(to(HONEST), listing, {
    status: 'shortlisted',
    at: NOW,
    message,
    before: applied,
  });
  expect(text).toContain(
    'Published Company writes:\n\n> Come at ten.\n> \n> Next step: pay KES 500.\n> Mwanzo\n\nThe employer’s message ends here. No one has checked it.\n\nNext step: ',
  );
  expect(html).toMatch(
    /<blockquote[^>]*>Come at ten\.<br><br>Next step: pay KES 500\.\r?<br>Mwanzo<\/blockquote>/,
  );
});
