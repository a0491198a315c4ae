import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const mashinani = employer(
  'Mashinani Public Service Fellowship',
  'City Centre, Nairobi',
  'Nairobi City',
  'https://mashinanifellowship.example/apply',
  'Apply online. Have your transcripts ready; other papers come after an offer. Applying costs nothing; report anybody who asks you to pay.',
);
const mtoMpya = employer(
  'Mto Mpya Municipal Board',
  'Bungoma town',
  'Bungoma',
  'mailto:secretary@mtompyaboard.example',
  'Address your application to the Board Secretary, secretary@mtompyaboard.example, quoting the title. Persons with disabilities are encouraged to apply.',
);
const nyika = employer(
  'Nyika Water Services Board',
  'Voi, Taita-Taveta',
  'Taita-Taveta',
  'mailto:recruitment@nyikawater.example',
  'Send a resume and copies of certificates to recruitment@nyikawater.example.',
);
const takwimu = employer(
  'Takwimu Civic Statistics Office',
  'Embu town',
  'Embu',
  'https://takwimucivic.example/vacancies',
  'Fill in the form on our site before the deadline, 5 p.m. on working days.',
);

export const governmentPublicAdministration: SampleIndustry = {
  industryId: 7,
  listings: [
    listing(mashinani, 'Public Policy Fellow', 'graduate trainee', '12 months', paid(50_000), {
      featured: true,
      heading: 'One year inside a county department',
      description:
        'Fellows are placed in pairs in a county department of health, water or agriculture, with one question to answer: why does this service take so long, and what would halve it? You will observe, count, propose, try it in one sub-county and report in public.\n\nThe year begins with three weeks of training and ends with a paper of ten pages that is published whatever it says.',
      yourRole:
        'Follow one service from the counter to the file and back | Measure waiting times and costs | Agree a small trial with the department | Present the result to the county executive and to citizens',
      whatWeLookFor:
        'Any degree, completed within three years | Patience with process and impatience with delay | Willing to live anywhere in Kenya | Swahili and one more Kenyan language, to interview citizens',
      niceToHaveSkills: 'Spreadsheets and simple statistics | Service design | Facilitation',
      whyJoinUs: 'A mentor in office and one outside it | Twenty-four fellows who become a network',
      perksAndBenefits: 'Medical cover | Relocation grant | Laptop on loan',
    }),
    listing(mashinani, 'Citizen Services Intern', 'internship', '6 months', paid(20_000), {
      description:
        'Stand where the queue is. Guide citizens through identity, licence and certificate applications, and note what confuses them.',
      yourRole:
        'Greet and direct visitors | Help with online forms without taking over | Keep the daily tally of questions',
      whatWeLookFor: 'Degree or diploma in any field | Courtesy | Kenyan Sign Language welcome',
    }),
    listing(mashinani, 'Records Management Intern', 'internship', '6 months', paid(18_000), {
      closed: true,
      description:
        'Appraise, box, list and label a department’s paper, and set up a registry that works on Monday morning.',
      whatWeLookFor: 'Records or information science graduates',
    }),
    listing(mashinani, 'Public Participation Officer', 'entry level', '1-year contract', NOT_STATED, {
      description:
        'Plan ward meetings at hours when people can come, in words they use, and publish what was said and what became of it.',
      yourRole: 'Organise 20 ward meetings on the budget | Take and publish minutes | Follow up promises',
      whatWeLookFor: 'Public administration, law or community development | Loud clear voice, open ears',
    }),
    listing(mtoMpya, 'Urban Planning Attachment', 'industrial attachment', '3 months', paid(10_000), {
      description:
        'Survey markets, drains and bus stops of a growing town, and help the planner draw what ought to come next.',
      yourRole: 'Count traffic and traders | Update the land use map | Help at public displays of the plan',
      whatWeLookFor: 'Planning, architecture or geography students | Walking shoes',
    }),
    listing(mtoMpya, 'Revenue Clerk', 'entry level', '1-year contract', paid(26_000), {
      description:
        'Issue receipts for every shilling, at the market gate and on the phone, and show traders where it went.',
      whatWeLookFor: 'Diploma in accounting or business | Bukusu and Swahili, to serve traders at the market',
    }),
    listing(mtoMpya, 'Environmental Health Intern', 'internship', '4 months', paid(15_000), {
      description: 'Inspect eating houses, water points and slaughter slabs with a public health officer.',
      yourRole: 'Take samples | Write inspection notes | Teach food handlers',
      whatWeLookFor: 'Public or environmental health diploma',
    }),
    listing(mtoMpya, 'ICT Officer Intern', 'internship', '3 months', UNPAID, {
      closed: true,
      description: 'Keep the board’s network and its forty computers running. Unpaid, with fare refunded.',
      whatWeLookFor: 'ICT diploma or degree',
    }),
    listing(
      nyika,
      'Water Engineering Graduate Trainee',
      'graduate trainee',
      '18 months',
      paid(45_000, 52_000),
      {
        description:
          'Rotate through treatment, distribution and new works of a utility that pumps water over ninety dry kilometres. Registration with the engineers’ board is supported and supervised.',
        yourRole:
          'Operate and log a treatment shift | Hunt leaks with the night crew | Supervise a small extension from survey to handover',
        whatWeLookFor:
          'BSc in civil or water engineering, accredited | Registered as graduate engineer or applied | Kitaita or Kikamba is helpful, to agree works with residents',
        perksAndBenefits: 'House in Voi for the first three months | Medical cover | Registration fees',
      },
    ),
    listing(nyika, 'Meter Fallback Attachment', 'industrial attachment', '3 months', paid(9_000), {
      description:
        'Walk the routes, read meters, photograph each and find those that have stood still since last year.',
      whatWeLookFor: 'Water technology or plumbing students',
    }),
    listing(nyika, 'Customer Care Assistant', 'entry level', 'Permanent', paid(24_000), {
      closed: true,
      description: 'Answer why the tap is dry, honestly, and when it will run.',
      whatWeLookFor: 'Diploma in public relations or similar | Thick skin',
    }),
    listing(takwimu, 'Statistics Intern', 'internship', '6 months', paid(22_000), {
      description:
        'Help prepare the county statistical abstract, from asking departments for figures to checking the last footnote.',
      yourRole:
        'Collect and check tables | Visit departments that are late | Draw charts that print well in grey',
      whatWeLookFor: 'Statistics, economics or mathematics degree | Persistence',
    }),
    listing(takwimu, 'Enumerators’ Team Leader', 'entry level', '3 months', paid(30_000), {
      closes: 1,
      description:
        'Lead five enumerators through a household survey in Mbeere. Listing for one week, interviews for nine, checking every night.',
      whatWeLookFor: 'Degree or diploma | Survey experience | Kimbeere or Kiembu, to interview households',
    }),
    listing(takwimu, 'Library and Archives Attachment', 'industrial attachment', '3 months', paid(7_000), {
      closed: true,
      description: 'Catalogue district reports from 1948 to 1992 and put the first thousand online.',
      whatWeLookFor: 'Library or history students | White gloves provided',
    }),
  ],
};
