import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const nguzo = employer(
  'Nguzo Builders',
  'Ruaka, Kiambu',
  'Kiambu',
  'tel:+254700000155',
  'Call the site office between 8 and 10 in the morning and ask for the training foreman.',
  'karanja',
);
const msingi = employer(
  'Msingi Structural Consultants',
  'Upper Hill, Nairobi',
  'Nairobi City',
  'https://msingiconsultants.example/careers',
  'Apply on our site with transcripts and one hand calculation you are proud of.',
);
const makao = employer(
  'Makao Poa Homes',
  'Syokimau, Machakos',
  'Machakos',
  'mailto:kazi@makaopoa.example',
  'E-mail kazi@makaopoa.example with your resume. We hold interviews every Thursday afternoon.',
);
const udongo = employer(
  'Udongo Earth Architecture',
  'Kilifi town',
  'Kilifi',
  'mailto:studio@udongoearth.example',
  'Send a portfolio under 10 MB to studio@udongoearth.example.',
);
const ramani = employer(
  'Ramani Land Surveyors',
  'Embu town',
  'Embu',
  'https://ramanisurveyors.example/join',
  'Fill in the form on our site, and say which instruments you have used.',
);

export const constructionRealEstate: SampleIndustry = {
  industryId: 15,
  listings: [
    listing(nguzo, 'Site Engineer Intern', 'internship', '6 months', paid(25_000, 30_000), {
      featured: true,
      heading: 'Six months on one building, foundation to roof slab',
      description:
        'Nguzo builds five-storey flats in Ruaka and Ndenderu, one at a time and properly. You will follow a single building with its site engineer: set out, check steel, take cubes, measure, and learn when to say stop. The masons will teach you more than you expect.',
      yourRole:
        'Set out and check levels | Inspect reinforcement before every pour | Take and track concrete cubes | Keep the site diary and photographs | Measure work for monthly payments',
      whatWeLookFor: 'BSc in civil or structural engineering | Own boots, we give the rest | Up at five',
      niceToHaveSkills: 'AutoCAD | Total station',
      whyJoinUs: 'Two of our three site engineers were interns here',
      perksAndBenefits: 'Lunch on site | Safety gear | Transport from Westlands stage',
    }),
    listing(nguzo, 'Quantity Surveying Attachment', 'industrial attachment', '3 months', paid(12_000), {
      description: 'Take off, price, measure again. You will work on one final account until it closes.',
      whatWeLookFor: 'Quantity surveying students, third year or later',
    }),
    listing(nguzo, 'Electrical Foreman’s Assistant', 'entry level', 'Project, 10 months', paid(32_000), {
      description: 'Conduits before concrete, cables after, and drawings that match what is in the wall.',
      whatWeLookFor: 'Electrical installation diploma | Licence class C2 or applied for',
    }),
    listing(nguzo, 'Stores Clerk', 'entry level', '1-year contract', paid(22_000), {
      description: 'Cement in, cement out, and never a bag too few on a Friday.',
      whatWeLookFor: 'Supplies certificate | Exact with figures',
    }),
    listing(msingi, 'Graduate Structural Engineer', 'graduate trainee', '24 months', paid(65_000, 75_000), {
      description:
        'Two years towards registration, with a mentor who reads every calculation. You will design bridges for feeder roads, check buildings others have designed, and visit failures, because they teach most.',
      yourRole:
        'Design under supervision by hand, then by software | Inspect during construction | Write reports that a magistrate could follow',
      whatWeLookFor: 'Upper second class BSc Civil Engineering, accredited | Graduate engineer registration',
      perksAndBenefits: 'Registration fees | Medical cover | Books',
    }),
    listing(msingi, 'BIM Modelling Intern', 'internship', '4 months', paid(30_000), {
      description: 'Model what was drawn, find what clashes, and tell the architect gently.',
      whatWeLookFor: 'Revit | Engineering or architecture student or graduate',
    }),
    listing(msingi, 'Materials Laboratory Attachment', 'industrial attachment', '3 months', paid(9_000), {
      description: 'Crush cubes, bend bars, sieve sand. Every number is signed by somebody.',
      whatWeLookFor: 'Civil engineering or building technology students',
    }),
    listing(makao, 'Property Sales Trainee', 'graduate trainee', '6 months', paid(20_000, 40_000), {
      description:
        'Show flats, tell the truth about the road, and sell anyway. Basic pay plus commission; the range shows what trainees took home last year.',
      whatWeLookFor: 'Any degree or diploma | You listen more than you talk',
    }),
    listing(makao, 'Estate Management Intern', 'internship', '6 months', paid(22_000), {
      description:
        'Look after 240 homes: water, lifts, service charge, and the committee that meets on Sunday.',
      yourRole: 'Log and follow every complaint | Inspect weekly | Help prepare service charge accounts',
      whatWeLookFor: 'Real estate, land economics or property management',
    }),
    listing(makao, 'Valuation Assistant', 'entry level', 'Permanent', NOT_STATED, {
      description: 'Inspect, measure, compare, value. Three days in the field, two at the desk.',
      whatWeLookFor: 'BA Land Economics or Real Estate | Driving licence',
    }),
    listing(udongo, 'Architecture Intern, Earth Building', 'internship', '6 months', paid(25_000), {
      featured: true,
      heading: 'Draw it on Monday, ram it on Thursday',
      description:
        'We design schools and houses of coral, earth and coconut wood. The studio is twelve steps from the workshop, and whoever draws a wall helps to build a metre of it. You will work on one school from brief to roof plate.',
      yourRole:
        'Drawings and models, physical ones too | Test mixes of soil and lime | Site visits every second day | Write up details for our open library',
      whatWeLookFor: 'Architecture student after part one, or graduate | Sketches | Callused hands welcome',
      perksAndBenefits: 'Room beside the studio | Bicycle',
    }),
    listing(udongo, 'Carpentry Apprentice', 'entry level', '12 months', paid(15_000, 18_000), {
      description: 'Learn joints that need no nails from a fundi who built dhows.',
      whatWeLookFor: 'Carpentry certificate or a chair you made',
    }),
    listing(ramani, 'Land Survey Attachment', 'industrial attachment', '3 months', UNPAID, {
      closes: 1,
      description: 'Chain, prism, GNSS; hills. Unpaid, with lunch and field allowance of KES 300 a day.',
      whatWeLookFor: 'Geomatics or survey students',
    }),
    listing(ramani, 'Drone Mapping Technician', 'entry level', '1-year contract', paid(42_000), {
      description:
        'Fly, stitch, check against ground control, deliver. Tea factories, landslides, new roads.',
      yourRole: 'Plan and fly within the rules | Process and check accuracy | Look after batteries and logs',
      whatWeLookFor: 'Geomatics diploma or degree | Remote pilot licence, or we pay for it',
    }),
  ],
};
