import { site } from '@/lib/platform/core/site';
import type { LegalSection } from './legal-section';

export const USER_AGREEMENT: readonly LegalSection[] = [
  {
    heading: 'What this agreement is',
    paragraphs: [
      `${site.name} brings together people in Kenya who look for internships, attachments and first jobs with employers who offer them. By opening an account or using this site you agree to what stands here and to how we handle your data, which the privacy policy explains.`,
      `“We” is ${site.controller === site.name ? `whoever runs ${site.name}` : `${site.controller}, who runs ${site.name}`}; “you” is whoever uses it, for yourself or for the organisation you register for.`,
    ],
  },
  {
    heading: 'Who may use it',
    paragraphs: [
      'You must be at least 16 years old to open an account. By registering you state that you are 18 or older, unless you tell us then that you are not. If you are 16 or 17, you name a parent or guardian, and can apply once they have agreed by the link we send them. An employer account is for people who are 18 or older.',
      'An account belongs to one person. Give your real name, an email address and a phone number that reach you, and keep them up to date. Whoever registers as an employer confirms that they may act for that employer.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'Keep your password to yourself; what is done with your account counts as done by you. After five wrong passwords in a row the account is locked for 24 hours, or until you choose a new password. If you think somebody else can get in, choose a new password at once, which ends every open session, and tell us.',
    ],
  },
  {
    heading: 'If you look for a place',
    paragraphs: [
      'What you send must be true and yours: your own resume, your own results, your own work. Applying here is free, and always will be.',
      'When you apply, the resume you chose and your name, email and phone number go to the employer of that listing. The application itself is finished at the place the employer named. Whether you are invited, hired or paid is decided by the employer alone.',
    ],
  },
  {
    heading: 'If you offer places',
    paragraphs: ['A listing is published after one of us has read it. As an employer you promise that:'],
    list: [
      'the place exists, and what the listing says about work, pay, town and dates is true;',
      'you keep the law, the Employment Act, the data protection and the safety laws above all;',
      'you set no limits of age, sex, tribe, religion or marital status, and ask for a language only where the work needs it, saying why;',
      'you ask for clearance certificates (good conduct, KRA, HELB, credit bureau, EACC) and for medical tests only once you intend to make an offer;',
      'if you are a recruitment agency, you hold the licence the law asks for and charge candidates nothing;',
      'you use what applicants send only to fill this place, keep it safe, and delete it when the place is filled and no law obliges you to keep it;',
      'you answer us when somebody complains about your listing.',
    ],
  },
  {
    heading: 'Nobody pays for a place',
    paragraphs: [
      'No employer, agency, agent or user may ask an applicant for money or any other favour: not for an application, an interview, a medical test, a training, a uniform or a promise. A listing that does is taken down and its account closed, and we may hand what we know to the police.',
      'If somebody asked you for money, tell us, and report it at a police station or to the Directorate of Criminal Investigations (DCI). If you paid by M-Pesa, call 100 at once to have the money held and forward the message to 333, which is free.',
      `${site.name} itself never asks applicants for money, for an M-Pesa PIN or for a password.`,
    ],
  },
  {
    heading: 'What is not allowed',
    paragraphs: ['You may not use this site to:'],
    list: [
      'deceive, threaten, harass or discriminate against anybody;',
      'pretend to be somebody else, or another organisation;',
      'collect other people’s data, or copy the listings in bulk to sell them;',
      'upload files that do harm, look for holes in our security without asking us first, or overload the service;',
      'do anything that is a crime under the laws of Kenya.',
    ],
  },
  {
    heading: 'What we promise, and what we cannot',
    paragraphs: [
      'We read every listing before it appears and look into every report. We still cannot see everything, and we are not a party to what you and an employer agree. Check an offer as you would any other, and never pay for one.',
      'We work to keep the site available and right, but do not promise that it never fails. We answer for harm we cause on purpose or through gross negligence, and otherwise only as far as the law of Kenya does not let us exclude it.',
    ],
  },
  {
    heading: 'Your texts and ours',
    paragraphs: [
      'Your resume and your listings stay yours. You allow us to store them and to show them as this service needs: a listing to everyone, a resume to you, to the employers you sent it to and to our administrators.',
      'The texts, pictures and software of this site belong to us or to those who licensed them. You may share links to any public page freely.',
    ],
  },
  {
    heading: 'Ending it, changes, and the law',
    paragraphs: [
      'You may stop at any time and ask us to delete your account. We may suspend or close an account that breaks this agreement; except where it would do harm, we say why first and hear you.',
      'When this agreement changes, the new text stands here with its date. If the change matters to you, we tell you by email at least 14 days before it holds.',
      'The laws of Kenya apply, and its courts decide what we cannot settle by talking. If one sentence here does not hold, the others still do.',
    ],
  },
];
