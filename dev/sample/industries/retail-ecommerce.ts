import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const dukaLetu = employer(
  'Duka Letu',
  'Machakos',
  'Machakos',
  'https://dukaletu.example/kazi',
  'Apply on our site in five minutes. If you have no resume, answer the six questions instead.',
  'kilonzo',
);
const haraka = employer(
  'Sokoni Haraka',
  'Mombasa Road, Nairobi',
  'Nairobi City',
  'https://sokoniharaka.example/jobs',
  'Apply through our jobs page. Assessment days are held every second Wednesday; fares are refunded.',
);
const kanga = employer(
  'Kanga & Kitenge House',
  'Biashara Street, Mombasa',
  'Mombasa',
  'mailto:duka@kangakitenge.example',
  'Send a resume and tell us your favourite kanga saying, to duka@kangakitenge.example.',
);
const vifaa = employer(
  'Vifaa Hardware Wholesalers',
  'Eldoret, Uasin Gishu',
  'Uasin Gishu',
  'tel:+254700000128',
  'Call the yard office between 7:30 and 9:30 in the morning.',
);
const mamaPendo = employer(
  'Mama Pendo Fresh Markets',
  'Ruiru, Kiambu',
  'Kiambu',
  'mailto:watu@mamapendo.example',
  'Drop your resume at any branch, addressed to Watu, or e-mail watu@mamapendo.example.',
);

export const retailECommerce: SampleIndustry = {
  industryId: 9,
  listings: [
    listing(dukaLetu, 'E-Commerce Operations Intern', 'internship', '6 months', paid(22_000, 25_000), {
      featured: true,
      heading: 'From click to doorstep in Machakos, Kitui and Makueni',
      description:
        'Duka Letu delivers to towns the big shops skip. Orders arrive until noon and leave by two. You will learn the whole chain, from photographs to parcels, and be responsible for one county’s orders by your fourth month.',
      yourRole:
        'Check and release orders each morning | Watch stock and warn before it runs out | Call customers whose parcel is late, before they call | Improve one step a month and measure it',
      whatWeLookFor:
        'Degree or diploma in business, supply chain or anything else you finished | Swahili and Kikamba, to serve customers | You notice when 99 becomes 9.9',
      niceToHaveSkills: 'Spreadsheets | Product photography',
      whyJoinUs: 'Four of seven managers began as interns',
      perksAndBenefits: 'Staff discount | Airtime | Lunch',
    }),
    listing(
      dukaLetu,
      'Product Photographer (Part Time)',
      'entry level',
      '6 months, three days a week',
      paid(20_000),
      {
        description:
          'Photograph 60 products a day so that nobody sends one back because it "looked different".',
        yourRole:
          'Shoot on white and in use | Measure and describe size | Name files so that we can find them',
        whatWeLookFor: 'A portfolio with ten products | Own camera welcome, ours is fine',
      },
    ),
    listing(dukaLetu, 'Customer Care Trainee', 'graduate trainee', '9 months', paid(24_000), {
      description:
        'Phone, chat and counter, in that order. After nine months we offer a post in sales, buying or logistics.',
      whatWeLookFor: 'Any diploma or degree | Kind to people who shout',
    }),
    listing(dukaLetu, 'Warehouse Attachment', 'industrial attachment', '3 months', paid(9_000), {
      description: 'Receive, shelve, pick and pack, and run one full stock count by yourself before you go.',
      whatWeLookFor: 'Supply chain or procurement students',
    }),
    listing(haraka, 'Category Management Trainee', 'graduate trainee', '12 months', paid(55_000, 60_000), {
      heading: 'Decide what is on the shelf',
      description:
        'Spend a year between data and dust: four months in a warehouse, four with buyers, four running a small category with your own budget. You will negotiate with real suppliers, with a buyer beside you and then without.',
      yourRole:
        'Analyse sales by town and season | Meet suppliers and agree prices | Set promotions and live with the result | Clear stock that nobody wanted',
      whatWeLookFor: 'Upper second class degree | Numbers and people in equal measure',
      perksAndBenefits: 'Medical cover | Transport after 7 p.m.',
    }),
    listing(haraka, 'Digital Marketing Intern', 'internship', '4 months', paid(25_000), {
      description:
        'Write, test and measure mails, posts and search adverts, on a budget you can lose sleep over: KES 3,000 a day.',
      yourRole:
        'Run three small tests a week | Report what did not work as well | Keep lists clean and unsubscribes honoured',
      whatWeLookFor: 'Marketing or statistics | Clear writing',
    }),
    listing(haraka, 'Returns Clerk', 'entry level', '1-year contract', paid(23_000), {
      closes: 1,
      description: 'Open what came back, find out why, refund the same day.',
      whatWeLookFor: 'KCSE and a year of any work | Fair',
    }),
    listing(haraka, 'Search Quality Rater', 'internship', '2 months, part time', paid(10_000), {
      remote: true,
      description: 'Type what Kenyans type, spelling and all, and judge whether our search understood.',
      whatWeLookFor: 'Curiosity, a laptop, 15 hours a week',
    }),
    listing(kanga, 'Fashion Merchandising Intern', 'internship', '3 months', paid(18_000), {
      description:
        'Dress windows and mannequins, follow what sells to whom, and help choose next season’s sayings with the printers.',
      yourRole:
        'Change the windows each Monday | Keep the swatch book | Interview customers about names and sayings',
      whatWeLookFor: 'Fashion or marketing students | Good Swahili, better proverbs',
      perksAndBenefits: 'Two kangas a month',
    }),
    listing(kanga, 'Export Sales Assistant', 'entry level', 'Permanent', NOT_STATED, {
      description:
        'Sell to shops in Zanzibar, Muscat and Marseille by mail and video call, and get the parcels through customs.',
      whatWeLookFor: 'Business degree or diploma | French or Arabic',
    }),
    listing(vifaa, 'Counter Sales Trainee', 'graduate trainee', '6 months', paid(20_000), {
      description:
        'Learn 4,000 items by touch, from roofing nails to pump seals, and help a builder spend less than he feared.',
      whatWeLookFor: 'Building, mechanical or business diploma',
    }),
    listing(vifaa, 'Procurement Attachment', 'industrial attachment', '3 months', UNPAID, {
      description:
        'Compare quotations, chase deliveries and match invoices with what truly came. Lunch and fare provided.',
      whatWeLookFor: 'Procurement students | A letter',
    }),
    listing(mamaPendo, 'Store Management Trainee', 'graduate trainee', '12 months', paid(32_000, 38_000), {
      description:
        'Run a fresh market from the 4 a.m. delivery to the last mandazi. You work every post, from butchery to till, and lead a shift by month nine.',
      yourRole:
        'Check freshness and temperatures | Plan shifts with fairness | Keep waste under three per cent | Stand at the till on the 30th',
      whatWeLookFor: 'Degree or diploma in food science, hospitality or business | Early riser',
      perksAndBenefits: 'Breakfast | Staff prices | Medical cover after probation',
    }),
    listing(mamaPendo, 'Bakery Assistant', 'entry level', 'Permanent', paid(18_000, 20_000), {
      description:
        'Mix, knead and bake from midnight to eight. We teach you everything except liking the hour.',
      whatWeLookFor:
        'Clean hands, quick feet | We arrange and pay for the food handler’s check after an offer',
    }),
  ],
};
