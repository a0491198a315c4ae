import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const miale = employer(
  'Miale Solar',
  'Bungoma town',
  'Bungoma',
  'https://mialesolar.example/kazi',
  'Apply on our site. The second step is a practical afternoon in our workshop; bring overalls.',
  'barasa',
);
const upepo = employer(
  'Upepo Ridge Wind',
  'Ngong, Kajiado',
  'Kajiado',
  'mailto:talent@upeporidge.example',
  'Send your resume to talent@upeporidge.example. Work at height needs a medical check: we arrange and pay for it after an offer.',
);
const taka = employer(
  'Taka Dhahabu Recyclers',
  'Kariobangi, Nairobi',
  'Nairobi City',
  'tel:+254700000158',
  'Call or send a message; we ring back the same day.',
);
const joto = employer(
  'Joto Chini Geothermal',
  'Naivasha, Nakuru',
  'Nakuru',
  'https://jotochini.example/graduates',
  'Apply on the graduate page with transcripts. Assessment is over two days, with a night on site.',
);
const mazingira = employer(
  'Mazingira Assessors',
  'Kilimani, Nairobi',
  'Nairobi City',
  'mailto:studies@mazingiraassessors.example',
  'E-mail your resume and one report you wrote, any length, to studies@mazingiraassessors.example.',
);

export const energyAndEnvironment: SampleIndustry = {
  industryId: 12,
  listings: [
    listing(miale, 'Solar Installation Attachment', 'industrial attachment', '4 months', paid(12_000), {
      description:
        'Join a crew of three that puts solar on schools, dispensaries and homes from Bungoma to Malaba. You will mount, wire, test and explain, and go back after a month to see whether it still works.',
      yourRole:
        'Mount panels and run cable | Test and label every circuit | Explain the system to the family in their own language | Keep the van tidy',
      whatWeLookFor:
        'Electrical engineering students, craft or diploma | Not afraid of roofs | Bukusu, Teso or Swahili, to explain the system to families',
      perksAndBenefits: 'Safety harness | Lunch | Licence exam fee for the best of each intake',
    }),
    listing(
      miale,
      'Solar Design Engineer (Graduate)',
      'graduate trainee',
      '12 months',
      paid(48_000, 55_000),
      {
        featured: true,
        heading: 'Design systems for a school whose bill you have read',
        description:
          'You will size, draw and cost solar systems for institutions in western Kenya, then stand on the roof while they are built. By the end of the year you lead a project of up to 30 kW, with the licence to match.',
        yourRole:
          'Survey loads and roofs | Design and cost in our tools, then defend it | Supervise installation and commissioning | Compare the first year’s yield with your promise',
        whatWeLookFor:
          'BSc or BEng in electrical or energy engineering | Graduate engineer registration | Driving licence',
        niceToHaveSkills: 'PVsyst or similar | Battery systems',
        perksAndBenefits: 'Vehicle on site days | Medical cover | Licence fees',
      },
    ),
    listing(miale, 'Pay-As-You-Go Credit Assistant', 'entry level', '1-year contract', paid(26_000), {
      description:
        'Call customers who are behind, find out why, and agree something that keeps the light on.',
      whatWeLookFor: 'Diploma in any field | Warm voice | Two western Kenyan languages',
    }),
    listing(miale, 'After-Sales Workshop Intern', 'internship', '3 months', paid(12_000), {
      place: ['Busia town', 'Busia'],
      description:
        'Repair lamps, batteries and controllers instead of throwing them away, and tell the designers what keeps failing.',
      whatWeLookFor: 'Electronics certificate or diploma',
    }),
    listing(upepo, 'Wind Turbine Technician Trainee', 'graduate trainee', '18 months', paid(55_000), {
      description:
        'Climb 80 metres before breakfast. Trainees earn the full set of safety tickets in the first quarter and work in pairs throughout.',
      yourRole:
        'Scheduled service under a lead technician | Find faults with meter and manual | Rescue drill each month',
      whatWeLookFor: 'Mechanical or electrical diploma | Fit for climbing | Steady temper',
      perksAndBenefits: 'Safety certificates paid | Transport from Ngong | Medical cover',
    }),
    listing(upepo, 'Bird Monitoring Intern', 'internship', '6 months', paid(22_000), {
      description:
        'Watch the sky for eagles and vultures from a hide on the ridge, and have turbines stopped when they come.',
      yourRole:
        'Four-hour watches, twice a day | Record species, height and path | Search beneath turbines each week',
      whatWeLookFor: 'Wildlife or zoology background | You know your raptors | Good binocular eyes',
    }),
    listing(taka, 'Plastics Sorting Line Supervisor', 'entry level', 'Permanent', paid(24_000, 28_000), {
      description:
        'Lead 18 sorters, most of them older than you, on a line that turns bottle tops into fence posts.',
      whatWeLookFor: 'Any diploma | Fair, and firm about gloves',
    }),
    listing(taka, 'Waste Picker Co-operatives Intern', 'internship', '4 months', paid(16_000), {
      description: 'Help four co-operatives weigh fairly, save together and get their members insured.',
      whatWeLookFor: 'Community development or co-operative management | Sheng',
    }),
    listing(taka, 'Biogas Plant Attachment', 'industrial attachment', '3 months', UNPAID, {
      description:
        'Feed, measure and unblock a digester that runs on market waste. Unpaid; fare, lunch and a very hot shower provided.',
      whatWeLookFor: 'Chemical or environmental engineering students',
    }),
    listing(joto, 'Reservoir Engineering Graduate', 'graduate trainee', '24 months', paid(85_000, 100_000), {
      featured: true,
      heading: 'Read the pressure two kilometres down',
      description:
        'Two years among wells, models and steam in the Rift Valley. You will measure on site, build and test the field model with the reservoir team, and spend three months with drilling.\n\nWe hire three graduates a year, and half of our engineers are women.',
      yourRole:
        'Run downhole surveys with the crew | Keep the field database true | Calibrate models and say where they fail | Report to the drilling meeting each Tuesday',
      whatWeLookFor:
        'First or upper second in petroleum, mechanical, chemical engineering or geophysics | Programming | Fit for field work',
      perksAndBenefits:
        'House on site | Medical cover for family | Pension | Master’s support after two years',
    }),
    listing(joto, 'Chemistry Laboratory Intern', 'internship', '6 months', paid(35_000), {
      description: 'Sample steam and brine from forty wells and analyse them before they change their mind.',
      whatWeLookFor: 'BSc Chemistry or geochemistry',
    }),
    listing(joto, 'Community Water Technician', 'entry level', '1-year contract', NOT_STATED, {
      description: 'Look after the water points our project built for neighbouring manyattas.',
      whatWeLookFor: 'Plumbing or water certificate | Maa, to train water committees',
    }),
    listing(mazingira, 'Environmental Impact Assessment Intern', 'internship', '4 months', paid(20_000), {
      description: 'Walk sites, count species, take noise readings, hold public meetings, write chapters.',
      yourRole: 'Baseline surveys | Stakeholder meetings and minutes | Draft sections of reports',
      whatWeLookFor: 'Environmental science degree | Registered as associate expert or about to be',
    }),
    listing(mazingira, 'Carbon Projects Analyst', 'entry level', '2-year contract', paid(70_000), {
      remote: true,
      closes: 0,
      description:
        'Check whether a forest project really kept the trees it sells. Satellite first, then boots.',
      whatWeLookFor: 'Forestry, geography or statistics degree | Python or R | Suspicion of round numbers',
    }),
  ],
};
