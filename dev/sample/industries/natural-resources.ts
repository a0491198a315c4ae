import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const mwamba = employer(
  'Mwamba Titanium Sands',
  'Ukunda, Kwale',
  'Kwale',
  'mailto:graduates@mwambasands.example',
  'E-mail graduates@mwambasands.example. Half of all places are kept for applicants from Kwale County.',
);
const chuma = employer(
  'Chuma Geoservices',
  'Industrial Area, Nairobi',
  'Nairobi City',
  'https://chumageo.example/careers',
  'Apply on our site with transcripts and a map you drew yourself.',
);
const dhahabu = employer(
  'Dhahabu Safi Artisanal Miners’ Co-operative',
  'Rongo, Migori',
  'Migori',
  'tel:+254700000171',
  'Call the co-operative secretary, or come to the office on a market day.',
);
const jasi = employer(
  'Jasi & Soda Works',
  'Kajiado town',
  'Kajiado',
  'mailto:hr@jasiworks.example',
  'Write to hr@jasiworks.example with your resume, and bring originals to the interview.',
);
const msitu = employer(
  'Msitu Timber Growers',
  'Nyahururu, Laikipia',
  'Laikipia',
  'mailto:ajira@msitugrowers.example',
  'Send your application to ajira@msitugrowers.example with the names of three referees, one of whom has seen you work outdoors.',
);

/** Every one of these has closed, so that the industry shows what a list without open listings looks like. */
export const naturalResources: SampleIndustry = {
  industryId: 8,
  listings: [
    listing(mwamba, 'Graduate Mining Engineer', 'graduate trainee', '24 months', paid(80_000, 95_000), {
      closed: true,
      heading: 'Two years from pit plan to restored dune',
      description:
        'Rotate through mine planning, wet plant and rehabilitation at a mineral sands operation that gives every hectare back to farming. You will supervise a small crew by your second year.',
      yourRole:
        'Draw short-term plans and check them on the ground | Supervise dozing and pumping shifts | Measure rehabilitated plots',
      whatWeLookFor:
        'BSc in mining or mineral processing engineering | Registered graduate engineer | Swahili or Digo, to lead a shift',
      perksAndBenefits: 'Medical cover | Bus from Ukunda | Meals on shift',
    }),
    listing(mwamba, 'Rehabilitation Nursery Attachment', 'industrial attachment', '3 months', paid(12_000), {
      closed: true,
      description: 'Raise indigenous seedlings and plant them where the mine has been.',
      whatWeLookFor: 'Botany, forestry or horticulture students',
    }),
    listing(mwamba, 'Community Liaison Intern', 'internship', '6 months', paid(25_000), {
      closed: true,
      description:
        'Sit with six villages every month, write down every complaint and bring an answer within fourteen days.',
      whatWeLookFor: 'Social science degree | Digo or Duruma, to hold meetings with villages',
    }),
    listing(mwamba, 'Laboratory Assistant', 'entry level', '1-year contract', paid(30_000), {
      closed: true,
      description: 'Prepare and test 120 sand samples a shift, blind duplicates included.',
      whatWeLookFor: 'Diploma in analytical chemistry',
    }),
    listing(chuma, 'Exploration Geology Intern', 'internship', '4 months', paid(30_000), {
      closed: true,
      description:
        'Log core, map outcrops and run a portable analyser in West Pokot and Turkana, six weeks at a time in camp.',
      yourRole: 'Map at 1:10,000 | Log and photograph core | Keep sample custody unbroken',
      whatWeLookFor: 'BSc Geology | Fit for long walks in heat',
      perksAndBenefits: 'Camp, meals and rotation travel',
    }),
    listing(chuma, 'GIS and Remote Sensing Trainee', 'graduate trainee', '12 months', paid(50_000), {
      closed: true,
      description: 'Find structures from space and then go and see whether they are there.',
      whatWeLookFor: 'Geomatics, geology or physics degree | Python or QGIS',
    }),
    listing(chuma, 'Drill Rig Assistant', 'entry level', 'Project, 8 months', NOT_STATED, {
      closed: true,
      description: 'Work on a water-well and exploration rig, two weeks on and one off.',
      whatWeLookFor: 'Mechanical certificate | Strong back, careful hands',
    }),
    listing(dhahabu, 'Mercury-Free Processing Trainee', 'internship', '6 months', paid(18_000), {
      closed: true,
      description: 'Show 300 small miners that gold can be won without poison, and count grams to prove it.',
      yourRole: 'Run the demonstration table | Weigh before and after | Train women’s groups',
      whatWeLookFor: 'Chemistry, metallurgy or extension background | Dholuo or Kikuria, to train groups',
    }),
    listing(dhahabu, 'Co-operative Bookkeeper', 'entry level', '1-year contract', paid(22_000), {
      closed: true,
      description: 'Keep books that every member may open.',
      whatWeLookFor: 'Co-operative management or accounting diploma',
    }),
    listing(jasi, 'Quarry Safety Attachment', 'industrial attachment', '3 months', paid(12_000), {
      closed: true,
      description:
        'Walk the benches with the safety officer, measure dust and noise, and lead the Monday talk in Swahili and Maa.',
      whatWeLookFor: 'Occupational health or mining students',
    }),
    listing(jasi, 'Process Chemist (Entry Level)', 'entry level', 'Permanent', paid(55_000, 60_000), {
      closed: true,
      description: 'Hold purity and moisture where customers want them, round the clock, in three shifts.',
      whatWeLookFor: 'BSc Chemistry or chemical engineering | Shift work',
    }),
    listing(jasi, 'Weighbridge Clerk Intern', 'internship', '3 months', UNPAID, {
      closed: true,
      description:
        'Weigh in, weigh out, and reconcile the day’s tonnes with sales. Meals and transport only.',
      whatWeLookFor: 'Certificate in any business course',
    }),
    listing(msitu, 'Forest Inventory Intern', 'internship', '4 months', paid(20_000), {
      closed: true,
      description:
        'Measure trees in 400 plots of cypress and pine around the Aberdares, with tape, hypsometer and raincoat.',
      whatWeLookFor: 'Forestry students or graduates | Good knees',
      perksAndBenefits: 'Camp and meals',
    }),
    listing(msitu, 'Sawmill Supervisor Trainee', 'graduate trainee', '12 months', paid(35_000), {
      closed: true,
      description:
        'Learn to turn logs into straight timber with little waste, and to send everyone home with ten fingers.',
      whatWeLookFor: 'Wood science, mechanical or production background',
    }),
  ],
};
