import type { Article } from './article';

export const networkLikeAPro: Article = {
  slug: 'network-like-a-pro',
  title: 'Network like a pro',
  excerpt:
    'You know more people than you think. How to ask them without begging, what to write to a stranger, and why a connection is not a bribe.',
  published: '2026-11-21',
  updated: '2026-11-22',
  sections: [
    {
      heading: 'What a network is',
      paragraphs: [
        'Many of us hear “connections” and think of the nephew who got the job. That happens, and it is unfair. But most of what people call a network is plainer: somebody heard of an opening and thought of you, because they knew what you do and that you are looking. Your work is to make sure that they know.',
      ],
    },
    {
      heading: 'Begin with the list you have',
      paragraphs: [
        'Take paper and write down fifty names. It goes faster than you fear: lecturers and lab technicians, the classmates who finished last year, your attachment supervisor, relatives in work, the chama of your mother, the people you pray or play football with, former teachers, the owner of the shop where you are known.',
        'Beside each write what they do and for whom. You will find an accountant at a hospital and a driver at the very NGO you admire. The driver knows when they hire, and whom to ask for.',
      ],
    },
    {
      heading: 'Ask for a little',
      paragraphs: [
        '“Please help me get a job” is a heavy thing to be handed. Most people cannot, feel bad, and stop picking up. Ask for what they can give in ten minutes: how they got in, what their office looks for, whether they would read your CV, whom else you should talk to.',
        'A message to somebody you hardly know needs five lines and no flattery.',
      ],
      list: [
        'Good morning, Ms Achieng. I finished Food Science at Egerton this year.',
        'I heard you on the dairy panel in Nakuru, and what you said about cold chains stayed with me.',
        'I am looking for a first place in quality control.',
        'May I ask you two questions by phone, ten minutes, on any day that suits you?',
        'Thank you for reading. Kiprotich, and the number.',
      ],
    },
    {
      heading: 'At an event',
      paragraphs: [
        'Career fairs, a professional body’s evening, a hackathon, a wedding. Do not try to meet everybody. Choose three people, ask each what they are working on, and listen longer than you speak. Have one sentence ready for when they ask about you: “I am a surveyor just out of TUK, I like drones, and I look for a place to learn from July.”',
        'Save the number with where you met: “Otieno water Kisumu fair”. Write the next day, two lines, with the thing you promised to send. That second message is what nearly nobody sends.',
      ],
    },
    {
      heading: 'Groups, with open eyes',
      paragraphs: [
        'Groups on WhatsApp and Telegram carry real openings, and many false ones copied on in good faith. Before you apply or pass one on, find it on the employer’s own page. A listing that hides the employer’s name, asks you to register for a fee, or wants you to recruit two friends is not a job.',
        'In any group be the one who posts things that are true, with the date and the link. People remember who is reliable. They are choosing whom to recommend without knowing it.',
      ],
    },
    {
      heading: 'A connection is not a bribe',
      paragraphs: [
        'Somebody may tell you where the door is. You still walk through it with your own papers. If a “contact” wants money, a share of your pay or anything else for a place, that is not networking. It is an offence under the Bribery Act, for who takes and for who gives, and usually a lie as well. A licensed agency may not charge you either. The Ethics and Anti-Corruption Commission takes reports, also without your name.',
        'Do not recommend a friend you would not lend your phone to, either. Your word is what others borrow.',
      ],
    },
    {
      heading: 'Give back, and keep it warm',
      paragraphs: [
        'Tell everyone who helped you how it ended, also when it ended badly. Send the lecturer the photo of your first day. Pass on the listing that does not fit you. Twice a year, at the new year and in July, go through the fifty names and write to ten without asking for anything.',
        'One day, sooner than you think, a student will write five lines to you. Answer.',
      ],
    },
  ],
  nextStep: { label: 'Find a listing worth passing on', href: '/internships' },
};
