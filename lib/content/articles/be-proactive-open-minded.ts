import type { Article } from './article';

export const beProactiveOpenMinded: Article = {
  slug: 'be-proactive-open-minded',
  title: 'Be proactive and open-minded',
  excerpt:
    'How to get an attachment before the season starts, why the second-best town may be the better place, and where being open must end.',
  published: '2026-11-21',
  updated: '2026-11-22',
  sections: [
    {
      heading: 'The season begins before the season',
      paragraphs: [
        'Most universities send their third years on attachment in the long holiday, roughly May to August, and colleges have terms of their own. Everybody then writes to the same offices in the same weeks of April. By then the places are often given away.',
        'So turn it around. Three months before, get the introduction letter from your department, ask whether the school’s insurance covers you on attachment, and find out what NITA, the National Industrial Training Authority, asks in your field. With those three papers in one folder you can say yes on the day somebody asks.',
      ],
    },
    {
      heading: 'Write to people who have not advertised',
      paragraphs: [
        'Many small firms never advertise. They take the one who came. Make a list of twenty: the workshop that repairs your uncle’s lorry, the clinic in the next town, the two law firms above the bank, the cooperative that buys the milk. Large names are on everybody’s list; these are on yours alone.',
        'Then write one short message to each, by email or on paper at the counter.',
      ],
      list: [
        'Who you are and what you study, in one line.',
        'What you could take off their hands: stock-taking, filing, filming for their page, answering phones, measuring on site.',
        'When and how long, and that your school has insured you, if it has.',
        'That you will pass by on a day you name. And then you do.',
      ],
    },
    {
      heading: 'Count on silence, and keep count',
      paragraphs: [
        'Of twenty letters expect most to bring silence, some a refusal, and with luck one a yes. That is not a verdict on you; it is how it goes for nearly everyone. Keep a page with date, place, person, answer. Ask again once after ten days, politely. Then let it go and write to the next.',
        'In the weeks without an answer, do something that can be shown: a short course, two mornings a week at the dispensary, your neighbour’s accounts. “What have you been doing since you finished?” is a question you want to look forward to.',
      ],
    },
    {
      heading: 'Open the map',
      paragraphs: [
        'Nairobi has the most places, and the most people who want them, and rent that eats a stipend. In a county hospital, a sugar company or a water utility you may do in the first month what a trainee in the capital is shown in the third. Ask a relative for a room, reckon rent, fare and lunch against what is paid, and decide with a pencil.',
        'Open the trade as well. A statistician is useful in a hospital, a botanist at a tea buyer, a teacher in the training department of a bank. Look for what you would do on a Tuesday morning, not for the name of your degree in the title.',
        'And look at the doors made for beginners: the internship programme of the Public Service Commission, the graduate schemes of banks and telecoms, apprenticeships for those who leave a TVET college. All of them are free to apply for.',
      ],
    },
    {
      heading: 'Where being open ends',
      paragraphs: [
        'Being willing is not being for sale. Three borders hold, however long you have been looking.',
      ],
      list: [
        'You do not pay to work. Not a “facilitation fee” by M-Pesa, not to a cousin of the manager, not for a place on a list.',
        'You do not work without an end. Agree in writing, even in a message, on the weeks, the hours, what you will learn and whether anything is paid.',
        'You do not do what is unsafe. No harness, no ladder. No gloves, no chemicals. No licence, no steering wheel.',
      ],
    },
    {
      heading: 'Make the first week count',
      paragraphs: [
        'When you are in, do not wait to be given work. Ask on Monday what would help most this week. Offer to do the dull thing nobody has done since March; you will learn where everything is. On Friday tell your supervisor in five lines what you did and what you would like to see next. That habit, more than any grade, is what turns an attachment into a contract.',
      ],
    },
  ],
  nextStep: { label: 'Browse internships in every county', href: '/internships' },
};
