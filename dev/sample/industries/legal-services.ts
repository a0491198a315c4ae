import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const mutemi = employer(
  'Mutemi Achola Advocates',
  'Upper Hill, Nairobi',
  'Nairobi City',
  'mailto:pupillage@mutemiachola.example',
  'E-mail your resume, transcripts and a writing sample of at most five pages to pupillage@mutemiachola.example.',
);
const haki = employer(
  'Haki Karibu Legal Aid',
  'Mathare, Nairobi',
  'Nairobi City',
  'https://hakikaribu.example/join',
  'Apply through the form on our site. Please do not send certificates yet.',
);
const pwaniLaw = employer(
  'Shariff, Nzai & Co.',
  'Malindi, Kilifi',
  'Kilifi',
  'mailto:office@shariffnzai.example',
  'Write to office@shariffnzai.example with your resume and the date from which you are free.',
);
const mizani = employer(
  'Mizani Compliance',
  'Kilimani, Nairobi',
  'Nairobi City',
  'https://mizanicompliance.example/careers',
  'Apply on our site; attach one page on a rule you think is badly written and how you would write it.',
);
const bonde = employer(
  'Bonde Land & Conveyancing',
  'Eldoret, Uasin Gishu',
  'Uasin Gishu',
  'tel:+254700000117',
  'Call the office and ask for the managing clerk, or come by on a Thursday.',
);

export const legalServices: SampleIndustry = {
  industryId: 4,
  listings: [
    listing(mutemi, 'Pupil Advocate', 'graduate trainee', '6 months', paid(40_000, 50_000), {
      featured: true,
      heading: 'Pupillage with two pupil masters and a desk in the middle of things',
      description:
        'We take three pupils each intake and give each of them two pupil masters, one in disputes and one in commercial work. You will attend court at least three mornings a week, draft from your first day, and have every draft returned with comments. Four of our nine partners were pupils here.',
      yourRole:
        'Draft pleadings, opinions and agreements | Attend court and take careful notes | Research points of law and give the answer first | Meet clients with your pupil master | Keep a weekly record of what you learned',
      whatWeLookFor:
        'Completed or about to complete the Advocates Training Programme | Upper second class LLB | Writing that gets to the point | Sound judgement about what is confidential',
      niceToHaveSkills: 'Moot court | A second degree or earlier working life',
      whyJoinUs:
        'A real rota through disputes, property, employment and tax | Feedback in writing each month | Pupils are told by month five whether we will keep them',
      perksAndBenefits: 'Gown allowance | Transport to court | Medical cover during pupillage',
    }),
    listing(mutemi, 'Legal Research Intern', 'internship', '3 months', paid(20_000), {
      description:
        'Support the disputes team with research and bundles during the busiest months of the court year. Open to law students in third and fourth year.',
      yourRole:
        'Find and check authorities | Prepare bundles and chronologies | Summarise new judgments each Friday',
      whatWeLookFor: 'LLB student, third year or later | You cite correctly without being asked',
    }),
    listing(mutemi, 'Court Clerk', 'entry level', 'Permanent', paid(32_000, 38_000), {
      description:
        'File, serve, fix dates and know every registry by name. E-filing in the morning, on foot in the afternoon.',
      yourRole:
        'File and collect documents | Keep the diary so that no date is missed | Serve process and swear affidavits of service',
      whatWeLookFor: 'Diploma in law or paralegal studies | Licensed process server, or eligible',
      perksAndBenefits: 'Transport and airtime',
    }),
    listing(haki, 'Paralegal Intern', 'internship', '6 months', paid(20_000), {
      heading: 'Law where people live',
      description:
        'At four desks in Mathare, Korogocho and Mukuru we help people with eviction notices, unpaid wages and children’s maintenance. You will listen first, write it down truly, and bring it to an advocate the same day. About one case in three ends at the desk with a letter.',
      yourRole:
        'Take statements in Swahili and write them up in English | Draft demand letters for an advocate to sign | Go with clients to the labour office, the chief or the court | Teach rights in schools and church halls',
      whatWeLookFor:
        'LLB, or diploma in law or social work | You can listen for an hour | Fluent Swahili, Sheng helps',
      perksAndBenefits: 'Daily fare and lunch | Counselling for staff',
    }),
    listing(haki, 'Legal Aid Data Assistant', 'internship', '3 months', UNPAID, {
      remote: true,
      description:
        'Help us learn from 6,000 closed cases: read, code, count. Volunteer position, ten hours a week, from home, under a signed confidentiality agreement.',
      whatWeLookFor: 'Law or social science background | Own laptop',
    }),
    listing(
      haki,
      'Communications Officer, Access to Justice',
      'entry level',
      '1-year contract',
      paid(50_000),
      {
        closed: true,
        description: 'Make posters, radio spots and leaflets that explain a right in thirty words.',
        yourRole: 'Write and design in Swahili and English | Brief community radio | Photograph with consent',
        whatWeLookFor: 'Communication degree | Portfolio of plain-language work',
      },
    ),
    listing(pwaniLaw, 'Conveyancing Assistant', 'entry level', '1-year contract', paid(28_000), {
      description:
        'Land on the coast has long stories. Help us search titles, trace heirs and finish transfers that have waited for years.',
      yourRole:
        'Searches at the Kilifi and Mombasa registries | Draft transfers and consents | Keep clients informed every fortnight',
      whatWeLookFor: 'LLB or diploma in law | Swahili and Giriama, to take down family histories',
    }),
    listing(pwaniLaw, 'Law Student Attachment', 'industrial attachment', '2 months', UNPAID, {
      description:
        'See a small-town practice from the inside: succession in the morning, a boundary dispute after lunch. Unpaid; we help you find a room.',
      whatWeLookFor: 'Law students | A letter from the faculty',
    }),
    listing(pwaniLaw, 'Mediation Centre Coordinator', 'entry level', '1-year contract', NOT_STATED, {
      description:
        'Set dates, rooms and nerves at rest. You look after the calendar and the parties of our family mediation centre.',
      yourRole:
        'Receive referrals from court | Prepare parties for the first session | Keep figures of what was settled',
      whatWeLookFor: 'Law, counselling or social work | Calm',
    }),
    listing(mizani, 'Data Protection Analyst', 'graduate trainee', '12 months', paid(60_000, 70_000), {
      featured: true,
      heading: 'Help hospitals, schools and shops keep people’s data safe',
      description:
        'Since the Data Protection Act, every clinic with a patient list has duties it has seldom heard of. You will visit them, map what they hold, and leave them with a plan of ten steps they can afford. We train you for six weeks and pay for one certification.',
      yourRole:
        'Interview staff and map where data goes | Write registers, notices and contracts in plain words | Train receptionists as well as directors | Follow changes in law and guidance',
      whatWeLookFor:
        'Degree in law, information systems or records management | Curious about how an organisation really works | Clear English and Swahili',
      niceToHaveSkills: 'Information security basics | Auditing',
      perksAndBenefits: 'Certification paid | Travel costs | Two days from home each week',
    }),
    listing(mizani, 'Policy Drafting Intern', 'internship', '4 months', paid(30_000), {
      remote: true,
      description:
        'Rewrite staff handbooks and company policies so that people read them. You will interview the people who have to follow each rule.',
      whatWeLookFor: 'LLB or linguistics degree | You enjoy deleting words',
    }),
    listing(mizani, 'Company Secretarial Trainee', 'graduate trainee', '18 months', paid(45_000), {
      closed: true,
      description:
        'Minutes, registers, annual returns and beneficial ownership filings for sixty companies, with exam support towards CS(K).',
      yourRole: 'File with the registrar on time | Draft minutes and resolutions | Keep statutory registers',
      whatWeLookFor: 'Law or commerce degree | CS Foundation Level or willing to sit it',
    }),
    listing(bonde, 'Land Records Attachment', 'industrial attachment', '3 months', paid(7_500), {
      description: 'Sort, scan and map old land files with a licensed surveyor’s office next door.',
      whatWeLookFor: 'Law, land economics or records students',
    }),
    listing(bonde, 'Legal Secretary', 'entry level', 'Permanent', paid(27_000, 30_000), {
      description: 'Type, bind, bill and guard the door of a busy two-advocate office.',
      yourRole: 'Prepare documents without errors | Keep the diary and the fee notes | Receive clients',
      whatWeLookFor: 'Secretarial diploma | 50 words a minute | Kalenjin and Swahili, to receive clients',
    }),
  ],
};
