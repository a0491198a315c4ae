import { site } from '@/lib/platform/core/site';
import { parseUrl } from '@/lib/platform/core/parse-url';
import { BASES } from '@/lib/identity/privacy/entry';
import { keptText, WITH_ACCOUNT } from '@/lib/identity/privacy/kept';
import { policyTables } from '@/lib/identity/privacy/policy-tables';
import type { LegalSection } from './legal-section';

/** Recipients of personal data, according to the settings. */
export interface Receivers {
  /** Page views are not counted, counted by this service, or by Vercel. */
  analytics: 'off' | 'own' | 'vercel';
  /** Null if the mail server runs on our own machine. */
  mailHost: string | null;
}

/** Loopback addresses, and host names without a dot, which exist only in our own network. */
const OUR_OWN = /^(?:127\.|\[::1\]$|[\w-]+$)/;

/** Returns the host of `SMTP_URL`, or null if it is our own. */
export function mailHostOf(smtpUrl: string): string | null {
  const host = parseUrl(smtpUrl)?.hostname ?? '';
  return host === '' || OUR_OWN.test(host) ? null : host;
}

const processors = ({ analytics, mailHost }: Receivers): string[] => [
  'Companies that run servers for us, by contract and on our instructions only.',
  ...(mailHost === null
    ? []
    : [
        `Whoever runs ${mailHost}, which delivers our mails: the address, the name and the text of each mail. This may happen outside Kenya.`,
      ]),
  ...(analytics !== 'vercel'
    ? []
    : [
        'Vercel Inc., United States, which counts page views and clicks for us: the page, the site you came from, device, browser and country; no name and no cookie.',
      ]),
];

const transfers = (receivers: Receivers): string =>
  processors(receivers).length > 1
    ? 'What leaves Kenya this way does so under the safeguards of Part VI of the Act; no other service abroad receives data from us.'
    : 'We send no data to a mail or statistics service outside Kenya. Should a server of ours stand abroad, we hold it to the safeguards of Part VI of the Act.';

const COUNTED: Record<Receivers['analytics'], string> = {
  off: 'Our own servers count how often the page of each listing is opened each day, and no other page views. We do not store who opened it, and set no cookie for it.',
  own: 'Our own servers count how often the page of each listing is opened each day. On public pages your browser also reports to them which page it shows, and when you press Apply Now, a featured internship or an industry; they add it to a total for that page and day, and delete the total after 400 days. We do not store who it was, and set no cookie for it. If your browser asks not to be tracked or to save data, it reports nothing.',
  vercel:
    'Our own servers count how often the page of each listing is opened each day, and do not store who opened it. Page views and clicks are counted by Vercel without cookies and without knowing who you are. If your browser asks not to be tracked or to save data, it reports nothing.',
};

function controller(): string {
  const name = site.controller === site.name ? site.name : `${site.controller}, who runs ${site.name},`;
  return site.address === undefined ? name : `${name.replace(/,$/, '')} (${site.address})`;
}

/** Must match what the service does. */
export const privacySections = (receivers: Receivers): readonly LegalSection[] => [
  {
    heading: 'Who answers for your data',
    paragraphs: [
      `${controller()} is the data controller for everything this policy speaks of, in the meaning of the Data Protection Act, 2019, of Kenya. You reach us at ${site.email} or through the contact form.`,
      ...(site.registration === undefined
        ? []
        : [
            `We are registered with the Office of the Data Protection Commissioner under the number ${site.registration}.`,
          ]),
      'An employer to whom you send an application answers for what they do with it from then on.',
    ],
  },
  {
    heading: 'What we keep',
    paragraphs: [
      'Giving us data is voluntary; no law obliges you. Searching and reading need none. Without the details we ask for at registration there is no account, without a resume there is no application, and without your email we cannot answer you. A profile picture can be left out.',
      'We keep only what you give us and what using the service leaves behind. The tables below list it, with the purpose, the legal basis, how long we keep it and who sees it. They are made from the register of every field that the service stores. “The person” is whoever the data is about.',
      `“${WITH_ACCOUNT.short}” means up to ${keptText(WITH_ACCOUNT)}.`,
      'Ask the referees you name in a career profile first, because employers you apply to see them. If you write to us, we also have your message, your name and your email in our mailbox. We ask only people of 16 or 17 when they were born, and keep only the month from which they are 18.',
    ],
    tables: policyTables(),
  },
  {
    heading: 'Why, and on what ground',
    paragraphs: [
      'The Act allows us to handle data only on one of the grounds of its section 30. The tables name these:',
    ],
    list: [
      ...Object.entries(BASES).flatMap(([basis, text]) => (basis === 'none' ? [] : [`${text}.`])),
      'For people of 16 or 17, the law is section 33 of the Act: a parent or guardian must consent before they can apply.',
    ],
  },
  {
    heading: 'Who sees it',
    paragraphs: [
      'We sell nothing, rent nothing and show no advertising. Nothing is decided about you by a program alone.',
      transfers(receivers),
      'The tables say who sees each kind of data. “The person” there includes the parent or guardian of someone under 18. Our administrators and editors see it only where their work needs it. Besides:',
    ],
    list: [
      'An employer to whose listing you applied: the name you applied under, your email, your phone number, the resume you sent with that application and your answer to an interview invitation. Nobody else’s listing opens it to them. No employer learns who reported its listing.',
      ...processors(receivers),
      'Police, courts and authorities, when the law requires it.',
    ],
  },
  {
    heading: 'How long we keep it',
    paragraphs: ['The tables say how long we keep each kind of data at most. Some of it goes earlier:'],
    list: [
      'Your account and your applications: until the account is deleted. After 22 months without a log-in we warn you by mail, and after 24 we delete it. A registration that you do not confirm with the link we sent: 30 days. If no parent or guardian of somebody under 18 agrees within 30 days, we delete the account.',
      'What we know of a parent or guardian: until the person is 18, or another one is named. That they decided, and when, stays in the list of changes.',
      'A resume: until you replace it, if it was never sent; otherwise as long as the application it was sent with. The employer can read it until 90 days after the listing closed.',
      'Your career profile, saved internships, alerts and picture: until you remove them.',
      'Links in mails: good for 24 hours (verification) or one hour (a new password, linking another account), a guardian’s consent 14 days, and gone 30 days later. A link to confirm a request about your data is good for 7 days and gone with the request; a link to download your data, which we send if you ask for it, is good for 7 days, works once, and is gone 30 days later.',
      'What you write to us in a message: up to 12 months after the last answer.',
    ],
  },
  {
    heading: 'Cookies and your browser',
    paragraphs: [
      'We set cookies only for what you ask for, and none to follow you. When you log in, one holds your session; no script can read it. Another says only that you are logged in and, by a code, to which account, so that pages show the right menu and send nothing for somebody else. Both end after 12 hours, after 30 days with Remember Me, or when you log out. Five minutes before the 12 hours end you can extend them, up to 30 days after you logged in. A third tells us that you have logged in to your account in this browser before, so that nobody can lock you out of it by typing wrong passwords elsewhere; it opens nothing by itself and ends after 180 days without a log-in, or with a new password. A fourth says that your browser runs scripts, so that a slow page of the dashboard can arrive in parts; it ends when you close the browser.',
      'If you choose pages without pictures and script, a cookie keeps that choice for a year. If your browser sends a form without script, another brings what came of it back to the page, and what you typed but no password; it ends after a minute, or half an hour if your session had ended. If you sign in with an account of another service, cookies hold its answer to your browser and bring it to the next page; they end after half an hour.',
      'If you save listings without logging in, a cookie keeps up to 20 of them on your device, for 180 days after the last change; when you log in, they move to your account. If you report a listing, a cookie with a random number lets us count you once, for 30 days after your last report; no script can read it, and it says nothing else about you. Your browser also keeps the pages you read last, what you saved and the list of your applications, so that you can read them without a connection; logging in or out clears them. It notes when you were last here, to mark what is new, and tells nobody.',
      'With Remember Me, a cookie also keeps your email or username on your own device for a year, never your password. Only the login page receives it, and no script can read it. Clear it by logging in without the tick. What you type into a long form of the dashboard stays in its tab until you send it, log out or close the tab.',
      COUNTED[receivers.analytics],
    ],
  },
  {
    heading: 'How it is protected',
    paragraphs: [
      'Between you and us everything travels encrypted. Passwords are hashed with bcrypt, sessions can be ended by you everywhere at once, and every page and call checks who is asking before it shows anything. Files are checked by their content, and resumes leave only as downloads to those named above.',
      'If data should get into wrong hands all the same and harm is likely, we tell the Office of the Data Protection Commissioner within 72 hours and you without delay, as section 43 of the Act asks.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      `Under the Act you can do all of the following. Under Profile you can download your data and delete your account yourself, at once. For the rest there is a form, linked at the end of this page, or write to ${site.email} from the address of your account; it costs nothing, and we answer every request within 7 days.`,
    ],
    list: [
      'Know what we keep about you and get a copy, in a form that machines can read too.',
      'Have what is wrong corrected. Your profile shows your details.',
      'Have it deleted. With an account go its resumes, files, applications and mails; an employer’s open listings close.',
      'Object to a use, or have it limited while we look into it.',
      'Take back consent. What was done before stays lawful.',
      'If you are 16 or 17, you can log in and read, but apply only once a parent or guardian has agreed by a link we send them. A link of their own lets them see and download your data, withdraw the consent at any time, and delete your account, until you are 18. We keep no data of younger children, and delete what we learn of.',
    ],
  },
  {
    heading: 'Complaints and changes',
    paragraphs: [
      'Please tell us first, so that we can put it right. At any time you may complain to the Office of the Data Protection Commissioner, which takes complaints at www.odpc.go.ke and at its offices, at no cost to you.',
      'When this policy changes, the new text stands here with its date. If the change matters to you, we tell you by email before it holds.',
    ],
  },
];
