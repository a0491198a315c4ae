import type { Article } from './article';

export const buildAStrongOnlinePresence: Article = {
  slug: 'build-a-strong-online-presence',
  title: 'Build a strong online presence',
  excerpt:
    'A LinkedIn profile made on a small phone in one evening, what employers find when they search your name, and how to tell a recruiter from a thief.',
  published: '2026-11-21',
  updated: '2026-11-22',
  sections: [
    {
      heading: 'Search for yourself first',
      paragraphs: [
        'Before an employer calls you, somebody types your name into a search engine, then the number from your CV into WhatsApp. Do both yourself, from a browser where you are not logged in.',
        'Make old posts you would not read aloud at a family gathering private, or delete them. Change the WhatsApp photo if it is not a face, and the status if it is an insult. You do not need to hide your life or your opinions. You need to choose what a stranger meets first.',
        'Then get an email address that is your name. If yours begins with “badboy254” or “arsenal4life”, a new one is free and takes five minutes.',
      ],
    },
    {
      heading: 'LinkedIn from a small phone',
      paragraphs: [
        'You do not need the app. It is large and hungry for data; the website in your browser does everything a beginner needs. With a small bundle and one evening you can finish the whole profile.',
      ],
      list: [
        'Photo: a friend, a plain wall, shade outdoors in the morning, the camera at the height of your eyes. Wear what you would wear to the interview. No filter.',
        'Headline: what you do and what you look for. “Electrical engineering student, JKUAT. Looking for an attachment from May.” Not “Unemployed graduate”.',
        'About: five sentences. What you studied, what you have built or done, what you are learning now, what you look for, how to reach you.',
        'Experience: the lines from your CV, with the same dates. Employers compare.',
        'Your own address: in the settings, change the long number in your profile’s link to your name, and put it on your CV.',
      ],
    },
    {
      heading: 'Show work, however small',
      paragraphs: [
        'A profile says you can. A piece of work shows it. Write up one project with three photos and what you would do differently. Put code on GitHub with a readme that a stranger can follow. Draw the floor plan of your own house. Record two minutes of news in Kiswahili. Take a public table from the Kenya National Bureau of Statistics and make one honest chart of it.',
        'One finished thing a month is plenty. After a year you have twelve to show. Ask before you show anything from an attachment: figures, photos and names of customers belong to the employer.',
      ],
    },
    {
      heading: 'Be useful in public',
      paragraphs: [
        'Follow twenty people who do the work you want to do in Kenya, not only the famous ones abroad. When one explains something, ask a real question underneath. When somebody asks what you happen to know, answer. That is all posting needs to be, and it is how people come to know your name before they see your CV.',
        'Leave “Interested, check my inbox” under job posts alone. It shows strangers, thieves among them, that you are looking, and employers do not hire from there.',
      ],
    },
    {
      heading: 'Tell a recruiter from a thief',
      paragraphs: [
        'Being visible also means being found by people who live from the hopes of job seekers. The signs are always the same, and one of them is enough to stop.',
      ],
      list: [
        'They ask for money: “registration”, “medical”, “uniform”, “training”, KES 500 by M-Pesa to keep your place. A real employer pays you, and a recruitment agency needs a licence and may charge you nothing.',
        'They want your M-Pesa PIN or a code that came by SMS, which no employer ever needs; or photos of your ID, a good conduct certificate or a medical before there is an offer.',
        'The pay is far above the work, and nobody asks what you can do.',
        'They write from a free mail address in the name of a large company. Find the company’s own website, call the number there, and ask.',
      ],
    },
    {
      heading: 'If it happened to you',
      paragraphs: [
        'You are not stupid; these people do it all day. If you paid by M-Pesa, call 100 at once and ask for the money to be held, and forward the cheat’s message to 333, which is free. 456 is for money sent to a wrong number: since June 2022 it comes back only if the receiver agrees, and a thief does not.',
        'Then report it at a police station or to the DCI, which has a desk for employment fraud, and keep every message, number and receipt. If the listing was on our site, tell us, so that nobody else meets it.',
      ],
    },
  ],
  nextStep: { label: 'Tell us about a listing that asks for money', href: '/contact-us' },
};
