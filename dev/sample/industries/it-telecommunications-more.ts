import { employer, listing, NOT_STATED, paid, UNPAID, type SampleListing } from '../listing';

const kijiji = employer(
  'Kijiji Data Lab',
  'Eldoret, Uasin Gishu',
  'Uasin Gishu',
  'https://kijijidata.example/jobs',
  'Apply on our site by the deadline. Tell us about a data set you would like to see made public, in 200 words.',
);
const hodari = employer(
  'Hodari Systems',
  'Industrial Area, Nairobi',
  'Nairobi City',
  'mailto:hr@hodarisystems.example',
  'Send a resume of at most two pages to hr@hodarisystems.example. Only the reference number HS and the title in the subject, please.',
);
const mawimbi = employer(
  'Mawimbi Radio & Telecoms',
  'Nakuru',
  'Nakuru',
  'tel:+254700000141',
  'Call our office on a weekday between 9 and 4 and ask for the training desk. Bring your certificates to the interview.',
);
const kilele = employer(
  'Kilele Makers’ Hub',
  'Nyeri',
  'Nyeri',
  'https://kilelehub.example/apply',
  'Fill in the online form. Shortlisted applicants spend a paid half-day with us before the interview.',
);

/** The second half of the listings of Information Technology & Telecommunications. */
export const moreItTelecommunications: SampleListing[] = [
  listing(kijiji, 'Data Analyst Intern', 'internship', '6 months', paid(30_000, 40_000), {
    featured: true,
    heading: 'Make county numbers that people can check',
    description:
      'Kijiji Data Lab turns county budgets, rainfall and market prices into tables and maps that reporters and farmers’ groups use. You will take one such data set from a pile of scanned PDFs to a published page. Nothing leaves the lab until a second person can repeat it from your notes.',
    yourRole:
      'Clean and join data in Python or R | Write down every step so that somebody else gets the same figure | Draw maps and charts that need no legend to be understood | Answer questions from reporters together with a senior analyst',
    whatWeLookFor:
      'Statistics, economics, geography or computing degree | You have found and fixed an error in somebody’s data | SQL or a wish to learn it in a month',
    niceToHaveSkills: 'QGIS | Scraping | Kalenjin, for field interviews',
    whyJoinUs: 'Your name stands on what you publish',
    perksAndBenefits: 'Laptop | Field trips paid | Every second Friday for your own project',
  }),
  listing(kijiji, 'Survey Programmer Attachment', 'industrial attachment', '3 months', paid(10_000), {
    description:
      'Build the phone questionnaires our field teams carry through four counties, and make sure that no answer is lost between a hillside in Keiyo and the server.',
    yourRole:
      'Turn paper questionnaires into ODK forms | Test skip rules with real enumerators | Check incoming records every evening',
    whatWeLookFor: 'Computing or statistics students | Care with small details',
  }),
  listing(kijiji, 'GIS Technician (Entry Level)', 'entry level', '2-year contract', paid(55_000), {
    description:
      'Draw ward boundaries, water points and feeder roads so well that the county asks us for the file. Half office, half walking with a GPS.',
    yourRole: 'Collect and check points in the field | Keep the base map current | Serve maps on the web',
    whatWeLookFor: 'Geomatics, surveying or geography degree | QGIS | A motorcycle licence helps a lot',
    perksAndBenefits: 'Field allowance | Medical cover',
  }),
  listing(hodari, 'ERP Implementation Trainee', 'graduate trainee', '12 months', paid(45_000, 50_000), {
    heading: 'Between the factory floor and the software',
    description:
      'Hodari installs stock and accounting systems in mills, bakeries and hardware wholesalers. As a trainee you spend the first month on a client’s floor with a clipboard, then help shape the system around what you saw. It suits accountants who like computers and programmers who like people.',
    yourRole:
      'Write down how a client buys, stores and sells today | Set up items, prices and users | Train storekeepers, many of whom meet a computer for the first time | Stay on site through the first month-end',
    whatWeLookFor:
      'Degree in commerce, information systems or industrial engineering | Willing to travel three weeks in a quarter | Swahili',
    niceToHaveSkills: 'CPA Foundation Level | SQL reports',
    perksAndBenefits: 'Travel and lodging paid | Medical cover | Bonus after each go-live',
  }),
  listing(hodari, 'IT Support Intern', 'internship', '3 months', paid(15_000), {
    description:
      'Keep 60 computers, nine printers and one stubborn biometric clock working. You will be the first face people see when something fails, and learn to fix it for good.',
    yourRole: 'Answer the help desk from 8 to 5 | Set up machines for new staff | Keep the asset list true',
    whatWeLookFor: 'Diploma or degree in IT | Friendly under pressure',
    niceToHaveSkills: 'Windows Server | Cabling',
  }),
  listing(hodari, 'Junior Business Analyst', 'entry level', 'Permanent', NOT_STATED, {
    description:
      'Listen to clients, draw their process on one page, and agree it with them before anyone writes a line of code.',
    yourRole:
      'Run workshops with client teams | Keep requirements short and numbered | Test what was built against them',
    whatWeLookFor:
      'First degree in business or computing, up to two years of experience | Diagrams other people understand',
    whyJoinUs: 'Clients in eleven counties and every trade from tea to tyres',
  }),
  listing(hodari, 'Database Administrator Intern', 'internship', '6 months', paid(28_000), {
    closed: true,
    description:
      'Help look after forty client databases: backups that are really restored once a month, slow queries found before a client calls.',
    yourRole: 'Restore a backup a week and prove it | Read slow query logs | Document every server',
    whatWeLookFor: 'Good SQL | Patience',
  }),
  listing(
    mawimbi,
    'Broadcast Engineering Attachment',
    'industrial attachment',
    '4 months',
    paid(10_000, 12_000),
    {
      description:
        'Mawimbi runs six FM transmitters in the Rift Valley. Attachees go up to the sites with the engineer, measure, clean and repair, and help at live broadcasts from markets and stadiums.',
      yourRole:
        'Service transmitters and backup power | Set up links for outside broadcasts | Keep the site logbooks',
      whatWeLookFor: 'Electrical or telecommunications students from their third year | Not afraid of a mast',
      perksAndBenefits: 'Meals and lodging on site visits',
    },
  ),
  listing(mawimbi, 'Radio Link Planning Intern', 'internship', '3 months', paid(18_000), {
    description: 'Plan microwave links between hilltops, then drive out and see whether the map was right.',
    yourRole:
      'Do path profiles and link budgets | Walk new sites with the rigger | File licence forms for new links',
    whatWeLookFor: 'Degree in telecommunications engineering | You know what a Fresnel zone is',
  }),
  listing(mawimbi, 'Call Centre Agent', 'entry level', '1-year contract', paid(22_000, 26_000), {
    closes: 0,
    description:
      'Answer subscribers in Swahili, English and one more Kenyan language. Six-hour shifts, no sales targets.',
    whatWeLookFor:
      'KCSE certificate or higher | A third language, to answer subscribers in it: Kikuyu, Kalenjin, Maa or Dholuo',
    perksAndBenefits: 'Transport after 8 p.m.',
  }),
  listing(kilele, 'Community Manager Intern', 'internship', '6 months', paid(20_000), {
    place: ['Nyeri town', 'Nyeri'],
    description:
      'Kilele is a shared workspace for makers and programmers at the foot of Mount Kenya. You will welcome members, fill the calendar and make sure that people who should meet do meet.',
    yourRole:
      'Run two evening events a week | Show visitors around | Write the Monday newsletter | Keep the coffee honest',
    whatWeLookFor: 'You remember names | Clear writing in English and Swahili',
    perksAndBenefits: 'A desk for your own project at any hour',
  }),
  listing(kilele, 'Electronics Lab Assistant', 'industrial attachment', '3 months', UNPAID, {
    description:
      'Help makers solder, measure and repair, and keep our small lab tidy. Unpaid, with lunch and free use of every machine for your final-year project.',
    yourRole:
      'Induct new users to soldering irons and the 3D printer | Order and count components | Help at Saturday repair cafés',
    whatWeLookFor: 'Electronics or mechatronics students | Safety first, always',
    perksAndBenefits: 'Lunch | Materials for your final-year project up to KES 10,000',
  }),
  listing(
    kilele,
    'Coding Instructor (Girls’ Saturday Club)',
    'internship',
    '3 months, Saturdays',
    paid(8_000),
    {
      description:
        'Teach Python to thirty girls aged 13 to 17 with another instructor, from first print to a small game.',
      yourRole: 'Prepare and teach 12 Saturdays | Help each girl finish one project',
      whatWeLookFor: 'Studying or graduated in computing | Some teaching, even of siblings',
    },
  ),
  listing(kilele, 'Machine Learning Research Assistant', 'internship', '6 months', paid(40_000, 50_000), {
    heading: 'Coffee, cameras and careful counting',
    description:
      'With two co-operatives in Nyeri and Kirinyaga we are testing whether a phone camera can grade coffee cherries as fairly as a trained eye. You will label, train, measure and, most of all, find out where the model is wrong. The results are published whichever way they come out.',
    yourRole:
      'Collect and label photographs at two washing stations | Train small models that run on a phone | Compare with human graders and report disagreements | Write the data sheet that goes with the release',
    whatWeLookFor:
      'Degree in computer science, statistics or physics | Python and one deep learning library | Honest statistics: you report the failures too',
    niceToHaveSkills: 'On-device inference | Agronomy | Kikuyu, to work with growers',
    perksAndBenefits: 'Travel to the stations | Co-authorship where earned | GPU hours',
  }),
  listing(kijiji, 'Open Data Outreach Officer', 'entry level', '1-year contract', paid(48_000), {
    place: ['Kapsabet, Nandi', 'Nandi'],
    description:
      'Bring our price and rainfall tables to co-operatives, schools and vernacular radio, and bring their questions back.',
    yourRole:
      'Meet four groups a week | Record a ten-minute radio slot each Friday | Keep a list of what people asked for and did not get',
    whatWeLookFor:
      'Degree in any field | Kalenjin and Swahili, to train agents in villages | Rider’s licence or ready to get one',
  }),
  listing(mawimbi, 'Field Sales Representative', 'entry level', 'Permanent', paid(20_000, 30_000), {
    closed: true,
    place: ['Naivasha, Nakuru', 'Nakuru'],
    description:
      'Sell and set up home internet around the flower farms of Naivasha. Basic pay plus commission; the figures given include an average month’s commission.',
    whatWeLookFor: 'Sales experience of any kind | Swahili and English',
  }),
];
