import type { Article } from './article';

export const aceYourInterview: Article = {
  slug: 'ace-your-interview',
  title: 'Ace your interview',
  excerpt:
    'From the call to the thank-you: matatu time, the ID at the gate, the six questions that always come, and what to say when they ask about money.',
  published: '2026-11-21',
  updated: '2026-11-22',
  sections: [
    {
      heading: 'When the call comes',
      paragraphs: [
        'It may come while you are in a matatu with the music up. Say: “Thank you for calling. I am on the road and want to hear you well. May I call back in twenty minutes?” Every serious employer says yes.',
        'Then get it in writing: day, time, building and floor, who will be there, what to bring. If they ask for money for any of it, there is no job. Not for the interview, not for a medical test, not for a file. Stop there. Medical tests and clearance certificates come later, once they mean to make you an offer.',
      ],
    },
    {
      heading: 'The day before',
      paragraphs: [
        'Read the listing again and the employer’s own website for half an hour. Know what they sell, to whom, and one thing they did this year. For a county office, read what the department spends its money on; for a school, look at its results.',
        'Then prepare three short stories of things you did: one that worked, one that went wrong, one with other people. Each has a place, a problem, what you did, how it ended. Most questions are answered by one of the three.',
      ],
      list: [
        'National ID: most buildings in town will not let you past the gate without it.',
        'Originals and one set of copies of your certificates, in a flat envelope.',
        'Your CV, printed twice. The panel’s copy is often missing.',
        'A pen, a small notebook, and fare in cash and on the phone.',
        'Clothes you have worn before, ironed tonight, because the power may be gone in the morning.',
      ],
    },
    {
      heading: 'Matatu time',
      paragraphs: [
        'Plan for the road as it is at that hour, not as the map shows it. Ask somebody who takes it every day, and add more when it rains. If you can, travel the way once, the day before, at the same hour. Otherwise plan to be at the gate forty minutes early: you need ten for the guard, the visitors’ book and the lift, and the rest to sit, drink water and stop sweating.',
        'Go in ten minutes before the time, not thirty. If you will be late all the same, call before the hour, not after.',
      ],
    },
    {
      heading: 'The questions that always come',
      paragraphs: ['Answer in under two minutes, then stop. Silence is theirs to fill.'],
      list: [
        '“Tell us about yourself.” Not your family and primary school: what you studied, the work that comes closest to this, why you are here.',
        '“Why us?” The one true reason from your reading.',
        '“What is your weakness?” A real one that you are working on, and how. Not “I am a perfectionist”.',
        '“Tell us about a mistake.” Your second story. They want to hear what you did next.',
        '“Where do you see yourself in five years?” Better at this trade, with a direction. You need not promise to stay.',
        '“Do you have any questions?” Yes: what would I do in the first week? Who would I learn from? When will you decide?',
      ],
    },
    {
      heading: 'When you do not know, and when they ask about money',
      paragraphs: [
        'If you do not know, say so, and say how you would find out: “I have not used that system. I learnt QuickBooks in three weeks from the manual; I would start the same way.” A panel can smell an invented answer.',
        'For pay, look first: every listing here says what it pays, or that this is not stated. If you are asked, name a range you can live on with fare and lunch counted, and ask what others at this level receive. For an unpaid place, ask politely whether lunch or fare is covered. Asking costs you nothing with people worth working for.',
      ],
    },
    {
      heading: 'On a screen',
      paragraphs: [
        'Sit facing a window, with the phone propped at the height of your eyes and charged. Buy the bundle the day before, try the link an hour before, and tell the house. If the line drops, call the number you were given and go on by voice. Look at the camera when you speak.',
      ],
    },
    {
      heading: 'Afterwards',
      paragraphs: [
        'Write down the questions while you remember them; they come again elsewhere. The same day, send three lines: thank you, one thing you enjoyed hearing, you are still interested. If you hear nothing by the day they named, ask once. If it is a no, ask what you could do better. Some will tell you, and that is worth the fare.',
      ],
    },
  ],
  nextStep: { label: 'See which internships are open', href: '/internships' },
};
