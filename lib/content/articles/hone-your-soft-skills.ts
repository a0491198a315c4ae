import type { Article } from './article';

export const honeYourSoftSkills: Article = {
  slug: 'hone-your-soft-skills',
  title: 'Hone your soft skills',
  excerpt:
    'What supervisors mean when they say “a good attachee”: which language to answer in, how to ask, how to say no, and how to be told you were wrong.',
  published: '2026-11-21',
  updated: '2026-11-22',
  sections: [
    {
      heading: 'What they mean by it',
      paragraphs: [
        'Ask supervisors about the best intern they ever had and they rarely begin with grades. They say: she told me before the deadline, not after. He wrote things down. I never had to say anything twice. None of that is talent, and all of it can be practised before you have a job.',
      ],
    },
    {
      heading: 'English, Kiswahili, Sheng',
      paragraphs: [
        'Answer in the language you were asked in. If the manager opens in Kiswahili, answering in English can sound as if you put yourself above the room; if the client writes in English, so do you. When you do not know a word, say it in the other language and go on. Nobody minds.',
        'Keep Sheng for friends until you hear how the office speaks. And when a customer at the counter is more at home in Dholuo, Kikuyu or Somali, and you can help them in it, do. Just turn back to the common language when a colleague joins, so that nobody is left outside.',
        'In writing, be short. “Good morning, Mr Barasa. The stock count is done. Two cartons are missing from shelf 4. Should I recount today or report it?” says the news, the problem and the question in three lines.',
      ],
    },
    {
      heading: 'Ask early, and ask well',
      paragraphs: [
        'Beginners keep silent because they fear to look ignorant. Then they are wrong for two days instead of unsure for two minutes. Use the fifteen-minute rule: try for fifteen minutes, then ask, and say what you tried. “I looked in the 2025 folder and in the shared mail. Where would the signed copy be?” shows that you worked.',
        'When you are given a task, say it back in your own words, with the time: “So, all invoices from October, in date order, on your desk by Thursday noon.” Many a mistake ends there.',
      ],
    },
    {
      heading: 'Carry bad news while it is small',
      paragraphs: [
        'You broke the printer. You mailed the wrong file. The matatu broke down and you will be late. Tell the person it touches, at once, in this order: what happened, what you have done about it, what you need. A problem reported at nine is a nuisance. The same problem found by the client at four is a scandal.',
        'When somebody corrects you, write it down and say what you will do differently. You need not agree with the tone to use the fact. If you think the criticism is wrong, ask the next day, in private, when both have slept.',
      ],
    },
    {
      heading: 'Working with all ages',
      paragraphs: [
        'The driver, the tea lady and the guard know the place better than the organogram does. Learn their names in the first week. Greet before you ask, everywhere outside the biggest offices, and often there too; a Kenyan morning without a greeting begins badly.',
        'Respect is not silence, though. You may say no to an errand that has nothing to do with your work when it keeps you from a deadline: “I can go at four, when the report is out. Is that fine?” And you must say no to anyone who asks you to sign what you have not seen, to pay for your place, or to be alone with them when you do not want to. Tell the attachment office of your school, or human resources, and write down the day.',
      ],
    },
    {
      heading: 'Practise before you are paid for it',
      paragraphs: ['You can begin this week, wherever you are.'],
      list: [
        'Keep your logbook daily, even when your school or NITA only asks weekly: what I did, what I learnt, what I asked. Five lines.',
        'Take the minutes of a chama, a church group or a football club for one term, and send them the same evening.',
        'Explain your final-year project to a grandparent in three minutes, then to a child.',
        'Be on time for everything for a month, and call ahead the one time you cannot.',
        'Ask two people who have seen you work: “What should I do less of?” Then only listen.',
      ],
    },
  ],
  nextStep: { label: 'Find an internship to practise in', href: '/internships' },
};
