import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const mugunda = employer(
  'Mũgũnda Fresh',
  'Thika, Kiambu',
  'Kiambu',
  'mailto:kazi@mugundafresh.example',
  'E-mail your resume to kazi@mugundafresh.example with the title as the subject. Shortlisted applicants are called.',
  'muthoni',
);
const chaiKilele = employer(
  'Chai Kilele Growers',
  'Kericho town',
  'Kericho',
  'mailto:people@chaikilele.example',
  'Write to people@chaikilele.example, or hand in an application at any of our buying centres.',
);
const shamba = employer(
  'Shamba Sensors',
  'Juja, Kiambu',
  'Kiambu',
  'https://shambasensors.example/careers',
  'Apply on our site and tell us about something you repaired.',
);
const ngombe = employer(
  'Ng’ombe Bora Dairy',
  'Nyeri town',
  'Nyeri',
  'tel:+254700000137',
  'Call after the morning milk, from 10 o’clock.',
);
const asali = employer(
  'Asali ya Baringo',
  'Kabarnet, Baringo',
  'Baringo',
  'mailto:nyuki@asaliyabaringo.example',
  'Send a short letter and resume to nyuki@asaliyabaringo.example. Tell us if you are allergic to bee stings.',
);

export const agricultureAgribusiness: SampleIndustry = {
  industryId: 10,
  listings: [
    listing(mugunda, 'Agronomy Intern, French Beans', 'internship', '6 months', paid(20_000, 24_000), {
      featured: true,
      heading: 'Help 400 small farms grow beans without residues',
      description:
        'Mũgũnda Fresh buys from small farms in Kiambu, Mũrang’a and Kirinyaga. You will look after forty of them: walk the rows each week, count pests, advise what to do and, more often, what not to spray. The packhouse will tell you the same evening how good the advice was.',
      yourRole:
        'Visit eight farms a day by motorcycle | Scout pests and keep spray records true | Train two farmer groups a month | Plan plantings so that harvests do not all come on Tuesday',
      whatWeLookFor:
        'Degree or diploma in agriculture, horticulture or crop science | Gĩkũyũ and Swahili, to talk with farmers in their own words | Rider’s licence',
      niceToHaveSkills: 'GlobalG.A.P. | Biological pest control',
      whyJoinUs: 'Our head of agronomy began on this very route',
      perksAndBenefits: 'Motorcycle and fuel | Vegetables every Friday | Medical cover',
    }),
    listing(mugunda, 'Packhouse Quality Assistant', 'entry level', '1-year contract', paid(25_000), {
      description: 'Grade, weigh, chill, trace. Every crate must lead back to one row on one farm.',
      yourRole: 'Inspect at intake and before loading | Keep traceability records | Lead hygiene checks',
      whatWeLookFor: 'Food science or horticulture diploma | Shifts that start at noon',
    }),
    listing(mugunda, 'Irrigation Attachment', 'industrial attachment', '3 months', paid(10_000), {
      description:
        'Lay drip lines, read water meters and mend pumps with a technician who has done it for twenty years.',
      whatWeLookFor: 'Agricultural or water engineering students',
    }),
    listing(mugunda, 'Farmer Payments Clerk', 'entry level', '1-year contract', paid(28_000), {
      closed: true,
      description: 'Pay four hundred farmers correctly every Thursday by M-Pesa.',
      whatWeLookFor: 'Accounting diploma | Gĩkũyũ and Swahili, to explain payments to members',
    }),
    listing(chaiKilele, 'Factory Process Trainee', 'graduate trainee', '18 months', paid(42_000), {
      description:
        'Learn tea from the leaf collection lorry to the tasting room. Withering at midnight, rolling before dawn, sorting by noon; you will work each shift before you lead one.',
      yourRole:
        'Run each section under its head | Test moisture and taste daily | Plan maintenance with the engineer | Lead a shift of thirty by month twelve',
      whatWeLookFor:
        'BSc in food science, chemistry or mechanical engineering | Kipsigis or Swahili, to lead a shift | Shift work',
      perksAndBenefits: 'Housing on the estate | Medical cover | Tea',
    }),
    listing(chaiKilele, 'Extension Services Intern', 'internship', '4 months', paid(18_000), {
      description:
        'Work with buying-centre committees on plucking rounds, pruning and the fair weighing of leaf.',
      whatWeLookFor: 'Agriculture diploma or degree | Kalenjin, to hold meetings with growers',
    }),
    listing(chaiKilele, 'Tea Tasting Assistant', 'entry level', 'Permanent', NOT_STATED, {
      description:
        'Two hundred cups a day. We train the tongue; you bring the patience and give up chillies.',
      whatWeLookFor: 'Food science background | Non-smoker',
    }),
    listing(shamba, 'Embedded Systems Intern', 'internship', '6 months', paid(35_000), {
      description:
        'Build soil moisture sensors that run for two seasons on one battery and survive goats. You will solder, program, bury and dig up again.',
      yourRole:
        'Write firmware in C | Design and test boards | Install and maintain forty field units | Find out what ate the antenna',
      whatWeLookFor: 'Electrical, mechatronic or agricultural engineering | Something you built and can show',
      niceToHaveSkills: 'LoRa | Low-power design | 3D printing',
      perksAndBenefits: 'Components for your own project | Field lunch',
    }),
    listing(shamba, 'Farmer Success Associate', 'entry level', '1-year contract', paid(38_000), {
      place: ['Kerugoya, Kirinyaga', 'Kirinyaga'],
      description: 'Explain to rice and tomato growers what the numbers mean and when to ignore them.',
      whatWeLookFor: 'Agribusiness or extension | Gĩkũyũ, to advise farmers at their gates | Rider’s licence',
    }),
    listing(ngombe, 'Veterinary Attachment', 'industrial attachment', '3 months', paid(8_000), {
      description:
        'Go on rounds with two vets: calvings, mastitis, vaccinations, and the paperwork that follows a cow everywhere.',
      yourRole: 'Assist at treatments | Keep the cold chain | Record everything the same day',
      whatWeLookFor: 'Animal health or veterinary students | Gumboots',
      perksAndBenefits: 'Milk | Room near the clinic',
    }),
    listing(ngombe, 'Milk Collection Supervisor', 'entry level', 'Permanent', paid(26_000, 30_000), {
      place: ['Ol Kalou, Nyandarua', 'Nyandarua'],
      description:
        'Run a cooling station: test, weigh, receipt, cool, and keep the peace at six in the morning.',
      whatWeLookFor: 'Dairy technology certificate or diploma',
    }),
    listing(ngombe, 'Yoghurt Product Development Intern', 'internship', '3 months', paid(15_000), {
      description:
        'Make forty small batches, have them tasted by strangers, and leave us one recipe worth selling.',
      whatWeLookFor: 'Food science students in their last year',
    }),
    listing(asali, 'Beekeeping Extension Trainee', 'graduate trainee', '9 months', paid(24_000), {
      description:
        'Visit hives from Lake Bogoria to the Tugen Hills and help harvest honey that passes the laboratory.',
      yourRole: 'Train groups on modern hives | Harvest at night | Test moisture and sugar',
      whatWeLookFor: 'Agriculture, range management or zoology | Tugen or Il Chamus spoken | Calm among bees',
      perksAndBenefits: 'Bee suit | Honey | Field allowance',
    }),
    listing(asali, 'Packaging and Label Design Volunteer', 'internship', '6 weeks', UNPAID, {
      remote: true,
      description:
        'Redraw our four labels so that a supermarket takes them. Unpaid; your name goes on the jar.',
      whatWeLookFor: 'Design students',
    }),
  ],
};
