import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const msafara = employer(
  'Msafara Freight',
  'Changamwe, Mombasa',
  'Mombasa',
  'mailto:ajira@msafarafreight.example',
  'E-mail ajira@msafarafreight.example with your resume. Drivers: add a copy of your licence.',
  'zainab',
);
const reli = employer(
  'Reli Ndogo Cargo',
  'Syokimau, Machakos',
  'Machakos',
  'https://relindogo.example/careers',
  'Apply on our careers page before midnight on the closing day.',
);
const boda = employer(
  'Boda Salama',
  'Kisumu',
  'Kisumu',
  'tel:+254700000181',
  'Call or send a text message with your name and the title. We call back within two days.',
);
const anga = employer(
  'Anga Regional Air Services',
  'Wilson, Nairobi',
  'Nairobi City',
  'https://angaregional.example/join',
  'Apply on our site with scanned certificates. Background checks take about three weeks.',
);
const ghala = employer(
  'Ghala Moja Warehousing',
  'Naivasha, Nakuru',
  'Nakuru',
  'mailto:hr@ghalamoja.example',
  'Write to hr@ghalamoja.example and name the shift you prefer.',
);

export const transportAndLogistics: SampleIndustry = {
  industryId: 16,
  listings: [
    listing(msafara, 'Clearing and Forwarding Intern', 'internship', '6 months', paid(20_000), {
      description:
        'Follow a container from the ship to Kampala on paper before the lorry follows it on the road. You will lodge entries, chase releases, and learn which office opens when.',
      yourRole:
        'Prepare customs entries under a licensed agent | Track containers and free days | Keep importers informed before they call | File so that an audit takes an hour',
      whatWeLookFor:
        'Degree or diploma in logistics, business or law | Exact with figures | Swahili of the port',
      niceToHaveSkills: 'EACFFPC enrolled | French',
      perksAndBenefits: 'Fare to the port | Course fee for the best intern',
    }),
    listing(msafara, 'Fleet Data Analyst Trainee', 'graduate trainee', '12 months', paid(45_000, 50_000), {
      featured: true,
      heading: 'Seventy lorries, one question: where did the fuel go?',
      description:
        'Every lorry sends its position, speed and fuel once a minute. You will turn that into routes that are shorter, tyres that last longer, and drivers who get home. The drivers’ representative sits in your monthly meeting, and you will ride along to Malaba in your first month.',
      yourRole:
        'Clean and join tracker, fuel and trip data | Find losses and show how sure you are | Build a daily page that dispatch really uses | Ride along once a quarter',
      whatWeLookFor:
        'Degree in statistics, logistics, engineering or computing | SQL or Python | You like lorry drivers',
      niceToHaveSkills: 'Maps | Telematics',
      whyJoinUs: 'Your work saves money by Friday and you can see it',
      perksAndBenefits: 'Medical cover | Laptop | Transport',
    }),
    listing(
      msafara,
      'Workshop Attachment (Heavy Vehicles)',
      'industrial attachment',
      '4 months',
      paid(11_000),
      {
        description:
          'Brakes, turbos, axles, and the checklist that must be signed before a lorry leaves the yard.',
        whatWeLookFor: 'Automotive or mechanical students',
        perksAndBenefits: 'Overalls and boots | Lunch',
      },
    ),
    listing(msafara, 'Night Dispatch Clerk', 'entry level', '1-year contract', paid(30_000), {
      closed: true,
      description:
        'Be the voice on the radio from ten to six. Know where every lorry is, and who should be asleep.',
      whatWeLookFor: 'Diploma in any field | Wide awake',
    }),
    listing(reli, 'Rail Operations Graduate', 'graduate trainee', '18 months', paid(60_000), {
      description:
        'Yard, control room, timetable, incident room. Four rotations and a licence exam at the end of each.',
      yourRole: 'Plan wagon movements | Write shift handovers | Take part in drills and reviews',
      whatWeLookFor: 'Engineering, logistics or mathematics degree | Shift work',
      perksAndBenefits: 'Medical cover | Travel on the line',
    }),
    listing(reli, 'Container Depot Attachment', 'industrial attachment', '3 months', paid(10_000), {
      description: 'Inspect, photograph, stack, release. Learn to read a container like a passport.',
      whatWeLookFor: 'Logistics or procurement students',
    }),
    listing(reli, 'Key Accounts Assistant', 'entry level', 'Permanent', NOT_STATED, {
      description: 'Look after six shippers of tea, steel and fertiliser, and be first with bad news.',
      whatWeLookFor: 'Marketing or logistics degree | Up to two years of experience',
    }),
    listing(boda, 'Rider Safety Trainer', 'entry level', '1-year contract', paid(28_000, 32_000), {
      description: 'Train 40 riders a week in braking, first aid and saying no to a third passenger.',
      yourRole: 'Lead two-day courses | Inspect motorcycles | Visit stages and follow up after crashes',
      whatWeLookFor: 'Three years’ licence | First aid | Dholuo and Swahili, to brief riders',
      whyJoinUs: 'Crashes among riders we trained fell by a third in two years',
    }),
    listing(boda, 'Mobile App Support Intern', 'internship', '4 months', paid(16_000), {
      description:
        'Help riders and passengers with the app by phone, and sit with developers once a week to kill the commonest complaint.',
      whatWeLookFor: 'IT diploma or degree | Endless patience',
    }),
    listing(boda, 'Electric Motorcycle Workshop Trainee', 'graduate trainee', '9 months', paid(24_000), {
      description: 'Service batteries, controllers and hubs of 200 electric motorcycles.',
      whatWeLookFor: 'Electrical or automotive diploma',
    }),
    listing(anga, 'Aircraft Maintenance Attachment', 'industrial attachment', '6 months', paid(15_000), {
      description:
        'Work under licensed engineers on single and twin turboprops. Tools are counted before and after, always.',
      whatWeLookFor: 'Aeronautical engineering students | English to technical standard',
      perksAndBenefits: 'Overalls | Task book signed',
    }),
    listing(anga, 'Cabin and Ground Services Trainee', 'graduate trainee', '8 months', paid(35_000), {
      description:
        'Check-in, loading, cabin: learn all three for small aircraft where eight passengers know your name.',
      whatWeLookFor: 'Diploma in any field | Swimming | Calm and clear in two languages',
    }),
    listing(ghala, 'Cold Chain Supervisor Trainee', 'graduate trainee', '12 months', paid(36_000), {
      description:
        'Flowers and vegetables have hours, not days. Keep them at two degrees between farm and aircraft.',
      yourRole:
        'Check temperatures at each handover | Plan loading with farms | Lead a night team by month eight',
      whatWeLookFor: 'Food science, horticulture or logistics | Night shifts | Warm jacket',
      perksAndBenefits: 'Cold gear | Night transport | Medical cover',
    }),
    listing(ghala, 'Inventory Intern', 'internship', '3 months', UNPAID, {
      closes: 0,
      description:
        'Count one aisle a day and find out why it differs. Unpaid; bus from Naivasha town and lunch.',
      whatWeLookFor: 'Supply chain students',
    }),
  ],
};
