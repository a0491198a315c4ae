import type { LegalSection } from '@/app/_components/legal/legal-page';
import { site } from '@/lib/site';

/** The privacy policy; its numbers are the places in this list. What it says must be what the service does. */
export const SECTIONS: readonly LegalSection[] = [
  {
    heading: 'Who answers for your data',
    paragraphs: [
      `${site.name} is the data controller for everything this policy speaks of, in the meaning of the Data Protection Act, 2019, of Kenya. You reach us at ${site.email} or through the contact form.`,
      'An employer to whom you send an application answers for what they do with it from then on.',
    ],
  },
  {
    heading: 'What we keep',
    paragraphs: ['Only what you give us and what using the service leaves behind:'],
    list: [
      'Your account: first and last name, email, phone number, username, role, the day you registered and agreed, and your password as a hash from which it cannot be read.',
      'If you are looking for a place: the resumes you upload, a profile picture if you add one, which listings you applied to, when, with which resume, who downloaded it and when, and that you pressed Apply Now.',
      'If you are an employer: your submissions with their files, your listings, and what was decided about them.',
      'If you write to us: your name, your email and your message.',
      'The mails we send you. Their text is removed once they are delivered.',
      'For security: how many wrong passwords were tried, which sessions you ended until they would have ended by themselves, links in mails as hashes, and counters against abuse under a hash of your network address or email.',
      'If you work in our office: what you changed in the records of others, and when, and files you check for an import.',
    ],
  },
  {
    heading: 'Why, and on what ground',
    paragraphs: [
      'The Act allows us to handle data only on one of the grounds of its section 30. Ours are these:',
    ],
    list: [
      'To do what you signed up for (contract): run your account, send your application, publish your listing, write you the mails that belong to it.',
      'To keep the service honest and safe (legitimate interest): check listings, stop abuse, count presses of Apply Now, note what our office changes.',
      'To answer you (your consent, given by writing to us).',
      'To obey the law, where a law or a court of Kenya orders it.',
    ],
  },
  {
    heading: 'Who sees it',
    paragraphs: [
      'We sell nothing, rent nothing and show no advertising. Nothing is decided about you by a program alone.',
    ],
    list: [
      'An employer to whose listing you applied: your name, email, phone number and the resume you sent with that application. Nobody else’s listing opens it to them.',
      'Our administrators: accounts, resumes and submissions, where their work needs it. Editors see listings, not people.',
      'Everyone: what an employer wrote in a published listing.',
      'Companies that run servers and deliver mail for us, by contract and on our instructions only. If one of them keeps data outside Kenya, we hold it to the safeguards of Part VI of the Act.',
      'Police, courts and authorities, when the law requires it.',
    ],
  },
  {
    heading: 'How long we keep it',
    paragraphs: ['No longer than it is needed for what it was given for:'],
    list: [
      'Your account and your applications: until the account is deleted.',
      'A resume: until you replace it, if it was never sent; otherwise as long as the application it was sent with.',
      'Links in mails: good for 24 hours (verification) or one hour (a new password), and gone 30 days later.',
      'A record that a mail was sent: 30 days, without its text.',
      'Counters against abuse: at most 24 hours.',
      'A file checked for an import: a day.',
      'What you write to us: up to 12 months after the last answer.',
      'The list of what our office changed: for good; your name is taken out when your account is deleted.',
    ],
  },
  {
    heading: 'Cookies and your browser',
    paragraphs: [
      'We set cookies only for what you ask for, and none to follow you. When you log in, one holds your session; no script can read it. Another says only that you are logged in, so that pages show the right menu. Both end after 12 hours, after 30 days with Remember Me, or when you log out.',
      'If you choose pages without pictures and script, a cookie keeps that choice for a year. If your browser sends a form without script, another brings what came of it back to the page, and what you typed but no password; it ends after a minute.',
      'With Remember Me your browser also keeps your email or username on your own device, never your password. Clear it by logging in without the tick.',
      'If we count page views, we do so without cookies and without knowing who you are.',
    ],
  },
  {
    heading: 'How it is protected',
    paragraphs: [
      'Between you and us everything travels encrypted. Passwords are hashed with bcrypt, sessions can be ended by you everywhere at once, and every page and call checks who is asking before it shows anything. Files are checked by their content, and resumes leave only as downloads to those named above.',
      'If data should get into wrong hands all the same and harm is likely, we tell the Data Commissioner within 72 hours and you without delay, as section 43 of the Act asks.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      `Under the Act you can do all of the following. Under Profile you can download your data and delete your account yourself, at once. For the rest write to ${site.email} from the address of your account; it costs nothing, and we answer within 30 days, most often much sooner.`,
    ],
    list: [
      'Know what we keep about you and get a copy, in a form that machines can read too.',
      'Have what is wrong corrected. Your profile shows your details.',
      'Have it deleted. With an account go its resumes, files, applications and mails; an employer’s open listings close.',
      'Object to a use, or have it limited while we look into it.',
      'Take back consent. What was done before stays lawful.',
      'If you are 16 or 17, a parent or guardian consents with you and can use these rights for you. We keep no data of younger children, and delete what we learn of.',
    ],
  },
  {
    heading: 'Complaints and changes',
    paragraphs: [
      'Please tell us first; most things are settled in a day. At any time you may complain to the Office of the Data Protection Commissioner, which takes complaints at www.odpc.go.ke and at its offices, at no cost to you.',
      'When this policy changes, the new text stands here with its date. If the change matters to you, we tell you by email before it holds.',
    ],
  },
];
