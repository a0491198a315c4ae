import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const kijani = employer(
  'Sauti Ya Kijani FM',
  'Meru town',
  'Meru',
  'mailto:habari@sautiyakijani.example',
  'E-mail habari@sautiyakijani.example with your resume and a three-minute recording of anything happening in your village.',
);
const picha = employer(
  'Picha Ndogo Studios',
  'Kilimani, Nairobi',
  'Nairobi City',
  'https://pichandogo.example/jobs',
  'Apply on our site with a link to your reel or portfolio. No reel longer than two minutes.',
);
const gazeti = employer(
  'Gazeti la Ziwa',
  'Kisumu',
  'Kisumu',
  'mailto:editor@gazetilaziwa.example',
  'Send two cuttings or drafts and a resume to editor@gazetilaziwa.example. We read everything by Friday evening.',
);
const rangi = employer(
  'Rangi Tatu Agency',
  'Westlands, Nairobi',
  'Nairobi City',
  'https://rangitatu.example/people',
  'Show us, do not tell us: upload up to six pieces on our site.',
);
const ngoma = employer(
  'Ngoma House Arts Centre',
  'Diani, Kwale',
  'Kwale',
  'tel:+254700000163',
  'Call and ask for the programme desk, or come to open stage on the last Thursday of the month.',
);

export const mediaCreativeArts: SampleIndustry = {
  industryId: 6,
  listings: [
    listing(kijani, 'Radio Reporter Intern', 'internship', '4 months', paid(15_000), {
      description:
        'Cover Meru and Tharaka-Nithi for a station that people listen to while they milk. You will bring in two stories a day in Kimeru or Swahili, and learn to read the news without breathing into it.',
      yourRole:
        'Find, record and file two stories a day | Check every figure with a second source | Read one bulletin a day from month two',
      whatWeLookFor:
        'Journalism diploma or degree | Kimeru and Swahili, to report in both | A phone that records',
      perksAndBenefits: 'Fares for assignments | Recorder on loan',
    }),
    listing(kijani, 'Studio Sound Technician Attachment', 'industrial attachment', '3 months', paid(8_000), {
      description: 'Run the desk for the morning show, mend microphones and record choirs on Wednesdays.',
      whatWeLookFor: 'Electronics, music or media production students | On your feet at 5 a.m.',
    }),
    listing(kijani, 'Advertising Sales Executive', 'entry level', 'Permanent', paid(25_000, 35_000), {
      description:
        'Help agrovets, schools and hardware shops say what they have in thirty seconds. Basic pay and commission.',
      yourRole:
        'Call on twelve businesses a day | Write short spots with the production desk | Collect what is owed, politely',
      whatWeLookFor: 'Diploma in marketing | You like shopkeepers',
    }),
    listing(picha, 'Video Editing Intern', 'internship', '6 months', paid(30_000, 35_000), {
      featured: true,
      heading: 'Cut documentaries that travel further than we do',
      description:
        'Picha Ndogo makes short documentaries for festivals and broadcasters. You will begin by logging and syncing, move to rough cuts by the second month, and have a credit on at least one finished film. Our editors work in the same room with the door open.',
      yourRole:
        'Log, sync and back up rushes the day they arrive | Cut trailers and first assemblies | Prepare subtitles and deliverables | Sit in on grading and sound mix',
      whatWeLookFor:
        'Two minutes of your editing that made somebody feel something | DaVinci Resolve or Premiere | Careful with other people’s footage',
      niceToHaveSkills: 'Colour | Translating from a Kenyan language',
      whyJoinUs: 'Your name in the credits | One day a month for your own film, with our kit',
      perksAndBenefits: 'Lunch | Equipment for your own film',
    }),
    listing(picha, 'Camera Assistant', 'entry level', '1-year contract', paid(35_000), {
      description:
        'Carry, clean, charge, focus. Travel about ten days a month, from Loiyangalani to Lunga Lunga.',
      yourRole: 'Prepare and pack kit | Pull focus | Guard the memory cards with your life',
      whatWeLookFor: 'Film school or two years of weddings | Driving licence',
      perksAndBenefits: 'Per diem | Travel insurance',
    }),
    listing(picha, 'Production Accountant Trainee', 'graduate trainee', '9 months', NOT_STATED, {
      description:
        'Follow the money on set: petty cash, fuel, crew lunches and forty small contracts per film.',
      whatWeLookFor: 'BCom or CPA Foundation Level | Good humour at midnight',
    }),
    listing(gazeti, 'Junior Reporter, County Affairs', 'entry level', '1-year contract', paid(38_000), {
      description:
        'Sit through the county assembly so that readers need not, and tell them what it decided and what it costs. Gazeti la Ziwa appears each Thursday on paper and each morning online.',
      yourRole:
        'Cover assembly, courts and county offices | File by 3 p.m. | Use access to information requests and see them through',
      whatWeLookFor:
        'Journalism or political science degree | Dholuo and English, to interview and to write | You read the budget annexes',
    }),
    listing(gazeti, 'Photojournalism Intern', 'internship', '3 months', paid(15_000), {
      description: 'Photograph the lake, its people and its politics. Own camera or a very good phone.',
      whatWeLookFor: 'Ten pictures with honest captions',
    }),
    listing(gazeti, 'Subeditor (Swahili), Part Time', 'entry level', '6 months, evenings', paid(20_000), {
      remote: true,
      description: 'Correct, cut and headline six stories a night between 6 and 10 p.m., from home.',
      whatWeLookFor: 'Kiswahili degree or equal practice | Fast and modest',
    }),
    listing(rangi, 'Graphic Design Intern', 'internship', '4 months', paid(25_000), {
      description:
        'Join six designers who draw packaging for Kenyan food makers. You will go to the supermarket shelf before you open the computer, and to the printer before you call it finished.',
      yourRole: 'Sketch by hand, then refine | Prepare print files | Photograph shelves and learn what sells',
      whatWeLookFor: 'A portfolio of six pieces | Type you chose for a reason',
      niceToHaveSkills: 'Lettering | Screen printing',
      perksAndBenefits: 'Materials | Lunch on press days',
    }),
    listing(
      rangi,
      'Copywriter Trainee (English, Swahili and Sheng)',
      'graduate trainee',
      '12 months',
      paid(40_000, 45_000),
      {
        description:
          'Write fifty lines, keep one. Radio scripts, packets, billboards, replies to angry customers.',
        yourRole: 'Three routes for each brief | Present your own work | Rewrite without sulking',
        whatWeLookFor: 'Any degree or none | Six lines we wish we had written',
        whyJoinUs: 'Our last two trainees won national awards in their second year',
      },
    ),
    listing(rangi, 'Social Media Community Intern', 'internship', '3 months', paid(20_000), {
      closes: 0,
      description:
        'Answer customers of five brands within the hour, with warmth, and tell the client what they keep asking.',
      whatWeLookFor: 'You write the way people speak | Weekend shifts',
    }),
    listing(ngoma, 'Theatre Stage Management Attachment', 'industrial attachment', '3 months', UNPAID, {
      description:
        'Run rehearsals, props and the prompt desk for a new Swahili play that tours five coast towns. Unpaid; room, meals and transport on tour are provided.',
      yourRole: 'Keep the book | Call cues | Pack the truck in under an hour',
      whatWeLookFor: 'Performing arts students | You are early for everything',
      perksAndBenefits: 'Room and meals on tour',
    }),
    listing(ngoma, 'Arts Education Intern', 'internship', '6 months', paid(18_000), {
      description:
        'Take drums, masks and paint into twelve schools in Kwale, and bring the children’s work back to our gallery.',
      whatWeLookFor:
        'Art, music or drama graduates | Digo or Duruma is a joy, to speak with the audience, and no condition',
    }),
  ],
};
