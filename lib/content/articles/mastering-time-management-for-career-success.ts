import type { Article } from './article';

export const masteringTimeManagement: Article = {
  slug: 'mastering-time-management-for-career-success',
  title: 'Mastering time management for career success',
  excerpt:
    'Deadlines counted back from the day they close, papers that take weeks, the hours in a matatu, and a week that leaves room for all of it.',
  published: '2026-11-21',
  updated: '2026-11-22',
  sections: [
    {
      heading: 'A deadline is the last day, not the day',
      paragraphs: [
        'Many people apply on the last evening. That evening the power goes, the bundle ends, the portal is slow and the referee’s phone is off. Take the closing day on the listing, go back three days, and write that into your calendar as yours. All times on this site are Nairobi time.',
        'Early has another use. Some employers read as the letters come and stop when they have enough.',
      ],
    },
    {
      heading: 'What takes longer than you think',
      paragraphs: [
        'The papers of working life cannot be made in one night. Begin the slow ones when you begin to look, and the quick ones on any free evening.',
      ],
      list: [
        'Minutes to a day: a KRA PIN, on the tax authority’s own portal, free, with your ID; a new SIM in your own name; registration with the Social Health Authority (SHA) and with NSSF. Your first payroll asks for them.',
        'Days: a bank account, if you have none.',
        'A week or more: the introduction letter from your department, and signatures in general. People are away; ask two weeks ahead.',
        'Weeks: a certificate of good conduct, which employers may ask for only once they intend to make you an offer. Know the way (eCitizen, then fingerprints) and keep the fee until then.',
        'Months: a lost certificate from KNEC, a corrected name on an ID, a transcript with a missing mark. Look at yours today, not when you are offered the job.',
      ],
    },
    {
      heading: 'A week on one page',
      paragraphs: [
        'You do not need an app. Sunday evening, draw seven columns. First put in what does not move: classes, work, church or mosque, fetching your sister. Then put in three blocks of ninety minutes for the search, at the hour in which you are most awake.',
        'Give each block one task with an end: “send two applications”, “finish the letter for the county”, “call three firms”. “Look for jobs” is not a task; it is how an evening disappears on a phone.',
        'Leave one block empty. Something always comes.',
      ],
    },
    {
      heading: 'The road is part of the day',
      paragraphs: [
        'If you travel from Rongai to town and back, much of your day is spent in a matatu. Part of it is yours. Load articles in the morning on Wi-Fi, listen to a lesson, learn ten words, draft a message. Not on every trip, and not with the phone at an open window.',
        'Reckon real time. For a new place, ask somebody who travels there at that hour. Add half as much when it rains and twice as much at the end of the month or on the Friday before a holiday. Being early costs you twenty minutes with a book. Being late costs you the place.',
      ],
    },
    {
      heading: 'Protect the hour',
      paragraphs: [
        'The phone you search with is also the one that interrupts you. For the ninety minutes, turn off data for everything but what you need, put it face down, and tell the group you are back at eight. If the house is loud, the library, an empty classroom or the back pew of a church on a weekday are quiet and free.',
        'Say no kindly and with a time: “I cannot now, I can at five.” At home, show the page with the seven columns. People respect a plan they can see, even when they laugh at it.',
      ],
    },
    {
      heading: 'In the new job',
      paragraphs: [
        'Write every task down when it is given, with who wants it and by when. Each morning choose the one that would hurt most if it were left undone, and do it before you open messages. Fill in your logbook at four, not on the last Friday of the attachment, when nobody remembers anything.',
        'When two people want two things by noon, do not choose in silence. Ask both: “I have this for Mr Mutua and this for you. Which first?” And when you see that you will not finish, say so while it can still be changed. In the end that is all time management is: no surprises for the people who count on you, yourself among them.',
      ],
    },
  ],
  nextStep: { label: 'See what is open, and until when', href: '/internships' },
};
