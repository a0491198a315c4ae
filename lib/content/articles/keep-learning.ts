import type { Article } from './article';

export const keepLearning: Article = {
  slug: 'keep-learning',
  title: 'Keep learning',
  excerpt:
    'Learn the next thing employers ask for, on little data and little money, and end with something to show for it rather than a folder of certificates.',
  published: '2026-11-21',
  updated: '2026-11-22',
  sections: [
    {
      heading: 'Learn what is asked for',
      paragraphs: [
        'There are more courses than evenings. Before you choose one, open ten listings you would like to apply for and write down every skill they name. Count. What stands in six of the ten, and you cannot do, is your next course. What stands in one can wait.',
        'In Kenyan offices the count often ends with the same plain things: a spreadsheet beyond adding up, writing an email that needs no second one, typing without looking, driving. None of them is glamorous, and all of them decide between two equal CVs.',
      ],
    },
    {
      heading: 'Free, and good enough',
      paragraphs: ['You can go far before you pay for anything.'],
      list: [
        'The public library: the Kenya National Library Service has branches in many counties, with quiet, books and often internet. The Wi-Fi of your old campus may still know you.',
        'Ajira Digital, the government’s programme, trains young people in online work at no cost, in centres and over the internet.',
        'Large universities and software makers put whole courses online. Most let you learn for nothing and charge only for the certificate. The learning is the part you need.',
        'Manuals. The accounts package, the machine, the tax authority’s own guide: few read them, and those who did are asked by everyone else.',
        'A person who does it well. Offer to carry the tools on Saturday and watch.',
      ],
    },
    {
      heading: 'On little data',
      paragraphs: [
        'Video eats a bundle; text hardly touches it. Prefer courses with written lessons, set videos to 240p or to sound only, and download on Wi-Fi what you will need in the week. Many networks sell cheap night bundles: let the phone load the lessons while you sleep.',
        'A small phone is enough for reading, quizzes and even first lines of code. For typing, an old keyboard on a cheap adapter does more than a better screen. Where you need a computer, book two hours at the library or a cyber, and come with your list.',
      ],
    },
    {
      heading: 'Before you pay',
      paragraphs: [
        'Some learning is worth money: CPA through KASNEB, a trade test by NITA, a driving licence, a first-aid certificate, the licence your profession requires. Others sell you paper. Ask before the first shilling.',
      ],
      list: [
        'Is the school registered? TVETA keeps the list of technical colleges, the Commission for University Education that of universities.',
        'Which employer asks for this by name? Find three listings that do.',
        'What is the whole price, with exam, books, graduation and the “administration fee”?',
        'What happens if I stop half-way? Is there a payment plan in writing?',
        'Could HELB, a county bursary or my SACCO carry part of it? A loan is still a loan: HELB wants it back from your first salaries, and falling behind costs you penalties and your good name with lenders.',
      ],
    },
    {
      heading: 'Make something of it',
      paragraphs: [
        'Finish each course with a thing, not with a badge. After the spreadsheet course, keep your household’s budget for two months and draw the chart. After first aid, train your football team. After the coding course, build the page for the salon next door, with its prices and its pin on the map. In the interview you will speak about that, and nobody will ask to see the certificate.',
        'Write down what you learnt the day you learn it, in your own words. Explain it to somebody within the week. Use it within the month. What passes through none of the three is gone by next term.',
      ],
    },
    {
      heading: 'A pace you can keep',
      paragraphs: [
        'Four half hours a week make about a hundred hours in a year, which is a good course and a good project. Put them where you are awake: before the house is up, or in the hour after work. Learn with one other person, by voice notes if need be, and ask each other on Sunday what was done. And rest one day. You are in this for a long time.',
      ],
    },
  ],
  nextStep: { label: 'Count the skills in ten open listings', href: '/internships' },
};
