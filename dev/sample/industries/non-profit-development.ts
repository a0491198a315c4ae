import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const majiKwetu = employer(
  'Maji Kwetu Trust',
  'Kitui town',
  'Kitui',
  'mailto:hr@majikwetu.example',
  'Send a resume and a one-page letter to hr@majikwetu.example. We never ask applicants for money at any stage.',
);
const umoja = employer(
  'Umoja wa Vijana Turkana',
  'Lodwar, Turkana',
  'Turkana',
  'https://umojavijana.example/work',
  'Apply on our site, or leave a written application at our Lodwar office. Everybody may apply.',
);
const jamii = employer(
  'Jamii na Mwanga Foundation',
  'Parklands, Nairobi',
  'Nairobi City',
  'https://jamiinamwanga.example/vacancies',
  'Apply on our site with a resume of two pages. Interviews are held within ten days of the deadline.',
);
const wanawake = employer(
  'Wanawake na Ardhi',
  'Narok town',
  'Narok',
  'mailto:timu@wanawakenaardhi.example',
  'E-mail timu@wanawakenaardhi.example in English, Swahili or Maa. A voice note is as good as a letter.',
);
const bahari = employer(
  'Bahari Tulivu Initiative',
  'Lamu town',
  'Lamu',
  'mailto:kazi@baharitulivu.example',
  'Write to kazi@baharitulivu.example with your resume and say whether you can swim.',
);

export const nonProfitDevelopment: SampleIndustry = {
  industryId: 5,
  listings: [
    listing(majiKwetu, 'Water Point Mapping Intern', 'internship', '6 months', paid(22_000), {
      description:
        'Kitui has more than 3,000 boreholes, sand dams and kiosks, and nobody knows how many give water today. You will find out, one motorcycle ride at a time, and teach village committees to report a broken pump by SMS.',
      yourRole:
        'Visit six water points a day and record their state | Test water with a field kit | Train committees to report faults | Check the map against what you saw',
      whatWeLookFor:
        'Degree or diploma in water engineering, geography or community development | Kikamba, to work with village committees | Rider’s licence',
      perksAndBenefits: 'Motorcycle, fuel and helmet | Field allowance | Medical cover',
    }),
    listing(majiKwetu, 'Finance and Grants Assistant', 'entry level', '1-year contract', paid(45_000), {
      description:
        'Keep donor money traceable from bank to pump handle. You work with the finance manager on payments, budgets and three reports a quarter.',
      yourRole:
        'Check vouchers and prepare payments | Post to the ledger by project | Draft donor financial reports | Prepare for the yearly audit',
      whatWeLookFor:
        'BCom, CPA Intermediate Level | A year with donor funds, attachment counts | Firm about receipts',
    }),
    listing(majiKwetu, 'Community Hygiene Attachment', 'industrial attachment', '3 months', paid(8_000), {
      description: 'Run handwashing and latrine campaigns with schools and market committees around Mwingi.',
      whatWeLookFor: 'Public or environmental health students | Good with songs',
    }),
    listing(
      umoja,
      'Youth Peacebuilding Officer (Trainee)',
      'graduate trainee',
      '12 months',
      paid(38_000, 42_000),
      {
        featured: true,
        heading: 'Football on Saturday, dialogue on Sunday',
        description:
          'We bring young people from both sides of old quarrels together, over football, radio and shared grazing plans. A trainee looks after two wards with an experienced officer: who speaks to whom, what is rumour and what is true, and where the next match should be played.',
        yourRole:
          'Keep in touch with elders, chiefs and youth leaders of two wards | Organise one joint activity a month | Pass early warnings on the same day | Write honest monthly reports, failures included',
        whatWeLookFor:
          'Degree or diploma in peace studies, sociology or education | Ng’aturkana and Swahili, to sit with elders of both wards | Pökoot is a great advantage, to be understood on both sides | Respected among your peers',
        whyJoinUs: 'Led and run by people from Turkana',
        perksAndBenefits: 'Field allowance | Medical cover | Leave ticket once a year',
      },
    ),
    listing(umoja, 'Radio Programme Intern', 'internship', '6 months', paid(15_000), {
      description:
        'Produce a weekly youth hour with a community station: questions from listeners, answers from people who know.',
      yourRole: 'Record in markets and at water points | Edit and present | Keep the SMS question log',
      whatWeLookFor: 'Ng’aturkana, to speak on air | A voice and an ear',
    }),
    listing(umoja, 'Office Logistics Volunteer', 'internship', '3 months', UNPAID, {
      closed: true,
      description: 'Help with stores, vehicles and travel plans. A volunteer post with meals and housing.',
      whatWeLookFor: 'Recent secondary or college leavers',
      perksAndBenefits: 'Room and meals',
    }),
    listing(jamii, 'Programme Intern, Cash Transfers', 'internship', '6 months', paid(35_000), {
      description:
        'Jamii na Mwanga sends money directly to households after floods and fires and then asks what they did with it. You will help choose fairly, check that each payment arrived, and sit with families to hear what changed.',
      yourRole:
        'Check household lists with ward committees | Follow up payments that failed | Interview families and write short case notes | Answer the complaint line two mornings a week',
      whatWeLookFor:
        'Degree in economics, social work or development studies | Spreadsheets | You treat people who ask for help as equals',
      niceToHaveSkills: 'KoboCollect | R or Stata',
    }),
    listing(jamii, 'Research Assistant', 'entry level', '2-year contract', paid(65_000, 75_000), {
      heading: 'Evidence that changes what we do next year',
      description:
        'Join a team of five that tests whether our own programmes work. You will design questionnaires, lead field teams, analyse the data and present the results to people who hoped for a different answer. Everything is registered beforehand and published afterwards.',
      yourRole:
        'Design and pilot surveys | Lead a team of eight enumerators | Analyse in R with code that others can run | Write briefs of two pages',
      whatWeLookFor:
        'Degree in economics, statistics or public health, upper second or better | Field experience | Respect for what a sample can and cannot say',
      niceToHaveSkills: 'Somali, Turkana or Borana, to interview households | Random assignment designs',
      perksAndBenefits: 'Medical cover for family | Pension | Conference budget',
    }),
    listing(jamii, 'Fundraising Copywriter Intern', 'internship', '3 months', paid(25_000), {
      remote: true,
      description:
        'Write appeals and thank-you letters in which nobody is pitied. You will speak with every person before you write about them.',
      whatWeLookFor: 'Three writing samples | English a reader enjoys',
    }),
    listing(jamii, 'HR Intern', 'internship', '3 months', paid(22_000), {
      closes: 0,
      description:
        'Help hire forty enumerators in six weeks: adverts, tests, contracts, and a kind answer to everybody who was not chosen.',
      whatWeLookFor: 'HR or business degree | Orderly and friendly',
    }),
    listing(wanawake, 'Land Rights Field Officer', 'entry level', '1-year contract', paid(40_000), {
      description:
        'Work with women’s groups in Maa-speaking wards on joint titles, inheritance and the minutes of group ranch meetings.',
      yourRole:
        'Hold village sessions | Help families prepare papers for joint titles | Follow cases at the land office',
      whatWeLookFor:
        'Law, land or social science | Maa, to lead meetings in it | You can disagree respectfully with elders',
    }),
    listing(wanawake, 'Documentation Intern', 'internship', '4 months', NOT_STATED, {
      description:
        'Photograph, record and write down how land was divided and shared in eight families, with their consent at every step.',
      whatWeLookFor: 'Journalism, anthropology or film background',
    }),
    listing(bahari, 'Mangrove Restoration Attachment', 'industrial attachment', '3 months', paid(10_000), {
      description:
        'Count, plant and protect mangroves with community groups between Lamu and Kizingitini. Mud to the knees, every day, on the tide’s timetable.',
      yourRole: 'Collect and raise propagules | Survey plots by boat and on foot | Enter data before supper',
      whatWeLookFor: 'Forestry, marine or environmental students | You can swim',
      perksAndBenefits: 'Boat transport | Meals in the field | Room in Lamu',
    }),
    listing(bahari, 'Fishers’ Co-operative Liaison', 'entry level', '18 months', paid(36_000), {
      closed: true,
      place: ['Faza, Lamu', 'Lamu'],
      description: 'Help three landing sites keep catch books, agree on closed seasons and sell ice at cost.',
      whatWeLookFor: 'Fisheries diploma | Kiamu or Kibajuni spoken at home',
    }),
  ],
};
