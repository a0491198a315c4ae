import type { Article } from './article';

export const craftAWinningCvCoverTemplate: Article = {
  slug: 'craft-a-winning-cv-cover-letter',
  title: 'Craft a winning CV and cover letter',
  excerpt:
    'One page that is understood at a glance, a letter of four short paragraphs, and which papers nobody may ask for yet.',
  published: '2026-11-21',
  updated: '2026-11-22',
  sections: [
    {
      heading: 'Write for a tired reader',
      paragraphs: [
        'The person who opens your CV may have many more to open before lunch. They look for three things: what you studied, what you have done with it, and how to reach you. Put those on one page and leave the rest out.',
        'You have done more than you think. A final-year project, keeping the books of a chama, running your aunt’s shop in August, counting votes as a clerk, teaching Sunday school: all of it is work somebody trusted you with.',
      ],
    },
    {
      heading: 'What goes on the page, in this order',
      paragraphs: [
        'Use one plain font, black on white, and headings that can be found at a glance. A second column or a bar that says “Excel: 80%” only confuses the reader, and often the software that reads before them.',
      ],
      list: [
        'Name, phone, email, town. Leave out your ID number, age, religion, tribe, marital status, children, health and property: none of it says how you work, and the law calls much of it sensitive.',
        'Two lines on who you are and what you want: “Diploma in Supply Chain, KCA University, 2026. Looking for a three-month attachment in procurement, from January.”',
        'Education, the newest first. Give the grade if it helps you. KCSE yes, KCPE no.',
        'Experience: attachments, jobs, volunteering and projects, the newest first.',
        'Skills you can show today if asked: QuickBooks, wiring a three-phase board, Kiswahili sanifu.',
        'Three referees who know your work and know that they are on the list. Call them first.',
      ],
    },
    {
      heading: 'Say what you did, and give a number',
      paragraphs: [
        '“Responsible for data entry” says where you sat. “Typed 1,400 patient records into the new system in six weeks, 12 sent back for correction” says how you work. For each line ask: how many, how often, how long, what changed because of me?',
        'No number? Say what came of it. “Drew the site plan the contractor built from” is proof enough. And never invent one: the first interview question is often about the finest line on your page.',
      ],
    },
    {
      heading: 'A letter of four short paragraphs',
      paragraphs: [
        'A cover letter is not your CV in sentences. It answers one question: why you, for this place? Read the listing twice, underline the three things it asks for, and answer those.',
      ],
      list: [
        'Which position, where you saw it, and when you can start.',
        'The one thing you have done that comes closest to this work, told in three sentences.',
        'Why this employer: a project of theirs, a branch in your county, a product you use. One true sentence beats a page of praise.',
        'That your CV is attached, which days you can come, and thank you.',
      ],
    },
    {
      heading: 'The papers around it',
      paragraphs: [
        'A CV needs no certificates attached unless the listing asks. Have them scanned and ready all the same: many offices ask on a Thursday for Friday.',
        'Get the free one first: a KRA PIN costs nothing and takes minutes with your ID, and you will need it to be paid. Clearance papers come last. Since 2022 the law lets an employer ask for a certificate of good conduct, or for clearance by KRA, HELB, a credit bureau or EACC, only once they intend to make you an offer; only state offices are excepted. The same goes for medical tests and notes: none before an offer. So do not pay for any of them yet, and be careful with a listing that wants them all at once.',
      ],
    },
    {
      heading: 'Send it so that it arrives',
      paragraphs: [
        'Save it as a PDF, under 2 MB, with a name that says whose it is: Wanjiru-Kamau-CV.pdf, not CV-final-final2.pdf. Send it to yourself and open it on a phone, since that is where it will be read. Then let one careful friend look for mistakes. Spelling is the only part of a CV that costs nothing to get right.',
      ],
    },
  ],
  nextStep: { label: 'Add your CV to your profile', href: '/dashboard/profile' },
};
