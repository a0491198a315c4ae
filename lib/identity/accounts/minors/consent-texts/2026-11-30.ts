import { site } from '@/lib/platform/core/site';
import type { ConsentText } from './shape';

const sections: ConsentText['sections'] = ({ name, until }) => [
  {
    heading: 'What the account is',
    paragraphs: [
      `${site.name} lists internships, attachments and first jobs in Kenya. With an account, ${name} can apply for them and follow each application. It is free. Nobody may ask ${name} or you for money.`,
    ],
  },
  {
    heading: 'What we store',
    paragraphs: [],
    list: [
      `${name}’s name, email, phone number and username, and the month from which ${name} is 18.`,
      `What ${name} adds: a resume, a picture, a career profile, saved internships and alerts.`,
      'Each application, with the resume that was sent and the employer’s answers.',
      'Your name and email, what you decided and when, and, if you agree, the network address you did it from and the text you agreed to.',
    ],
  },
  {
    heading: 'What it is used for',
    paragraphs: [
      `To run the account and to send ${name}’s applications. An employer gets the name, email, phone number and resume only of those who apply to its own listing, and can read the resume until 90 days after the listing closed.`,
      'We do not sell data, show advertising or let a program make decisions about anyone.',
    ],
  },
  {
    heading: 'What you can do',
    paragraphs: [
      `You decide freely. If you do not agree, ${name} can read the site but not apply, and we delete the account after 30 days without a consent.`,
      `After you have answered, we send you a link of your own. With it you can see and download everything stored about ${name}, withdraw your consent, and delete the account. It works until ${name} is 18, on ${until}.`,
      `You can also write to us at ${site.email}, or complain to the Office of the Data Protection Commissioner at www.odpc.go.ke.`,
    ],
  },
];

const declaration: ConsentText['declaration'] = ({ name }) =>
  `I am 18 or older and the parent or guardian of ${name}. I agree that ${name} applies for internships and jobs here, and that ${site.name} handles ${name}’s data as described above.`;

export const TEXT_2026_11_30: ConsentText = { sections, declaration };
