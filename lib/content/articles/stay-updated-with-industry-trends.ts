import type { Article } from './article';

export const stayUpdatedWithIndustryTrends: Article = {
  slug: 'stay-updated-with-industry-trends',
  title: 'Stay updated with industry trends',
  excerpt:
    'Half an hour a week, mostly free and mostly Kenyan: where your trade is talked about, who makes its rules, and how to use it in an application.',
  published: '2026-11-21',
  updated: '2026-11-21',
  sections: [
    {
      heading: 'Why a beginner should bother',
      paragraphs: [
        'Two graduates sit before the same panel with the same grades. One says she is passionate about energy. The other says: “Your tariff review is before the regulator now. I wondered how it changes the work of the metering team.” You know who is remembered, and she only read one page on Tuesday evening.',
        'Knowing what moves in a trade also tells you where the places will be. Employers take interns when work grows: a new road, a new rule that everybody must report on, a system every branch must move to.',
      ],
    },
    {
      heading: 'Start with who makes the rules',
      paragraphs: [
        'News sites repeat each other. The people who set the rules and count the numbers publish first, for free, and in plain documents. Find the ones of your field and bookmark them.',
      ],
      list: [
        'Everybody: the Kenya National Bureau of Statistics, whose Economic Survey once a year says which industries grew and who was hired.',
        'Money: the Central Bank of Kenya, the Capital Markets Authority, the Insurance Regulatory Authority.',
        'Technology: the Communications Authority, and the Office of the Data Protection Commissioner for what may be done with people’s data.',
        'Energy: EPRA, the regulator, also known for the fuel prices it sets each month.',
        'Building: the National Construction Authority and the Engineers Board of Kenya.',
        'Farming: KALRO for research, and your county’s department of agriculture for what is really planted.',
        'Law and government: the Kenya Gazette and Kenya Law, where every Act can be read for nothing.',
      ],
    },
    {
      heading: 'Then the people who do the work',
      paragraphs: [
        'Every trade has a professional body, and most take students for a small fee or none: accountants, engineers, nurses, surveyors, human resources, public relations. Their talks are often open or online. Go to one a term and ask one question.',
        'Add three voices: one Kenyan paper with a business page, one newsletter or podcast on your field in Africa, and one person in a firm you would like to join. More than that, and you will read none of them.',
        'Listen, too. Vernacular and Kiswahili radio carry the price of maize, the dispute at the port and the closing of a factory days before they are an article. Shopkeepers, boda riders and nurses at a dispensary know what is changing. Ask them.',
      ],
    },
    {
      heading: 'Half an hour a week',
      paragraphs: [
        'Choose one fixed half hour, such as Tuesday at eight in the evening. Load the pages on Wi-Fi in the library or on campus and read them later without data.',
      ],
      list: [
        'Ten minutes: what is new at the two regulators or bodies you chose.',
        'Ten minutes: one article, read to the end.',
        'Five minutes: write three lines in a notebook. What happened, who wins and loses, what an employer would now need.',
        'Five minutes: look at new listings in your industry here. Which skill do three of them ask for that you do not have?',
      ],
    },
    {
      heading: 'Believe slowly',
      paragraphs: [
        'Much that is sent around as news about jobs is not. “The government is recruiting 5,000 interns, register here” with a link to a form and a fee is the oldest trick of all. The Public Service Commission, the counties and the parastatals put their openings on their own websites and in the papers, and never charge.',
        'For the rest, ask three questions: who says it, how do they know, and who else says so that did not copy it? A figure without a date is worth nothing.',
      ],
    },
    {
      heading: 'Use it',
      paragraphs: [
        'One line in a cover letter is enough: “I saw that you open a depot in Eldoret this year; I grew up in Turbo and know the roads.” In the interview, turn what you read into a question and not a lecture. And once a month, tell a classmate what you learnt. If you can explain it, you know it.',
      ],
    },
  ],
  nextStep: { label: 'See what employers in your industry ask for', href: '/internships#industries' },
};
