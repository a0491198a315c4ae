import { site } from '@/lib/platform/core/site';
import { parseUrl } from '@/lib/platform/core/parse-url';
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
      'We keep only what you give us and what using the service leaves behind:',
    ],
    list: [
      'Your account: first and last name, email, phone number, username, role, the day you registered and agreed, and your password as a hash from which it cannot be read. Where you sign in with an account of another service: which service, your number there, the address it told us, and when you linked and last used it. Also names and email addresses you had here before you changed them.',
      'If you are looking for a place: the resumes you upload, a profile picture if you add one, which listings you applied to, when, under which name, with which resume and career profile, who downloaded it and when, and that you pressed Apply Now; your career profile, what you saved, and the searches you get alerts of, if you use them.',
      'Of the referees you name in your career profile: name, job, and a phone number or email address. Employers you apply to see them, so ask your referees first.',
      'If you are 16 or 17: the month from which you are 18, worked out from the month of birth you give and nothing else of it; the name and email of your parent or guardian; what they decided and when; and, if they agree, the text, and the network address and email they agreed from. We ask nobody else for a date of birth.',
      'If you are an employer: your profile with its logo and members, your submissions with their files, your listings, what was decided about them, and documents that show who you are until we have looked at them.',
      'If you write to us or ask about your data: your name, your email and your message.',
      'The mails we send you. Their text is removed once they are delivered.',
      'For security: how many wrong passwords were tried, where you are logged in (the browser, such as “Chrome on Android”, since when, and when it was last used) and which sessions you ended, both until they would have ended by themselves, links in mails as hashes, and counters against abuse under a hash of your network address or email.',
      'If you are one of our staff: what you changed in the records of others, and when, and files you check for an import.',
    ],
  },
  {
    heading: 'Why, and on what ground',
    paragraphs: [
      'The Act allows us to handle data only on one of the grounds of its section 30. Ours are these:',
    ],
    list: [
      'To do what you signed up for (contract): run your account, send your application, publish your listing, write you the mails that belong to it.',
      'To keep the service honest and safe (legitimate interest): check listings, stop abuse, count presses of Apply Now, note what our staff change.',
      'To answer you (your consent, given by writing to us).',
      'To let somebody who is 16 or 17 apply (the consent of a parent or guardian, which section 33 of the Act asks for).',
      'To obey the law, where a law or a court of Kenya orders it; among others to answer what you ask about your data.',
    ],
  },
  {
    heading: 'Who sees it',
    paragraphs: [
      'We sell nothing, rent nothing and show no advertising. Nothing is decided about you by a program alone.',
      transfers(receivers),
    ],
    list: [
      'An employer to whose listing you applied: the name you applied under, your email, your phone number, the resume you sent with that application and your answer to an interview invitation. Nobody else’s listing opens it to them.',
      'Our administrators: accounts, resumes and submissions, where their work needs it. Editors see listings, not people.',
      'Everyone: what an employer wrote in a published listing and in its profile, and from ten applications on how many people it answers and how soon.',
      ...processors(receivers),
      'Police, courts and authorities, when the law requires it.',
    ],
  },
  {
    heading: 'How long we keep it',
    paragraphs: ['No longer than it is needed for what it was given for:'],
    list: [
      'Your account and your applications: until the account is deleted. After 22 months without a log-in we warn you by mail, and after 24 we delete it. A registration that you do not confirm with the link we sent: 30 days. If no parent or guardian of somebody under 18 agrees within 30 days, we delete the account.',
      'The name and email of a parent or guardian, their decision and the proof of it: until the person is 18, or their account is deleted. That they decided, and when, stays in the list of changes.',
      'A resume: until you replace it, if it was never sent; otherwise as long as the application it was sent with. The employer can read it until 90 days after the listing closed.',
      'Links in mails: good for 24 hours (verification) or one hour (a new password, linking another account), a guardian’s consent 14 days, and gone 30 days later.',
      'A record that a mail was sent: 30 days, without its text.',
      'That you pressed Apply Now: 400 days. Who downloaded a resume of yours: two years, or as long as your account, if that is shorter.',
      'Your career profile: until you empty it, or your account is deleted.',
      'The internships you saved, and your alerts: until you remove them, or your account is deleted.',
      'The profile of an employer: until the account of its last member is deleted. Documents that show who it is: until we have looked at them.',
      'A report of a listing that you send: 400 days, or until your account is deleted. With it we keep codes made from your network address and from a cookie, not the address or the cookie, to count each person once; the employer never learns who reported.',
      'Counters against abuse: at most 24 hours; those of invitations to a mailbox, 7 days.',
      'A file checked for an import: a day.',
      'A request about your data that you send by the form: 365 days after our answer, or until your account is deleted after it. Once we have deleted your data as you asked, we keep only that and when you asked, not who you are.',
      'What you write to us otherwise: up to 12 months after the last answer.',
      'The list of what our staff changed and of names that were corrected: for good; your name is taken out when your account is deleted.',
    ],
  },
  {
    heading: 'Cookies and your browser',
    paragraphs: [
      'We set cookies only for what you ask for, and none to follow you. When you log in, one holds your session; no script can read it. Another says only that you are logged in, so that pages show the right menu. Both end after 12 hours, after 30 days with Remember Me, or when you log out. Five minutes before the 12 hours end you can extend them, up to 30 days after you logged in. A third tells us that you have logged in to your account in this browser before, so that nobody can lock you out of it by typing wrong passwords elsewhere; it opens nothing by itself and ends after 180 days without a log-in, or with a new password. A fourth says that your browser runs scripts, so that a slow page of the dashboard can arrive in parts; it ends when you close the browser.',
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
