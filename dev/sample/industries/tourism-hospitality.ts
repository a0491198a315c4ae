import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const cafePwani = employer(
  'Café Pwani',
  'Old Town, Mombasa',
  'Mombasa',
  'mailto:jikoni@cafepwani.example',
  'E-mail jikoni@cafepwani.example, or come by on a Tuesday at ten and ask for Hassan.',
  'hassan',
);
const tembo = employer(
  'Tembo Ridge Camp',
  'Maasai Mara, Narok',
  'Narok',
  'https://temboridge.example/work',
  'Apply on our site. Interviews are held in Narok town, so that you need not travel to camp.',
);
const mlima = employer(
  'Mlima View Lodge',
  'Nanyuki, Laikipia',
  'Laikipia',
  'mailto:manager@mlimaviewlodge.example',
  'Send a resume to manager@mlimaviewlodge.example.',
);
const njia = employer(
  'Njia Panda Travel',
  'City Centre, Nairobi',
  'Nairobi City',
  'https://njiapandatravel.example/jobs',
  'Apply on our site with a three-day trip you would sell to your own aunt.',
);
const matano = employer(
  'Mawimbi Matano Beach Hotel',
  'Watamu, Kilifi',
  'Kilifi',
  'tel:+254700000173',
  'Call the training office between 9 and 12.',
);

export const tourismHospitality: SampleIndustry = {
  industryId: 14,
  listings: [
    listing(cafePwani, 'Barista Trainee', 'internship', '3 months', paid(15_000, 17_000), {
      description:
        'Café Pwani serves coffee from Nyeri in a house built in 1890. You will learn grinder, machine and milk, and also how to carry four cups up a stair that is steeper than it looks.',
      yourRole:
        'Make coffee, fast and well | Open at six or close at nine | Talk with guests about where it was grown',
      whatWeLookFor:
        'Hospitality certificate or simply good hands | Swahili and English | A smile before seven',
      perksAndBenefits: 'Breakfast | Barista certificate | Tips shared equally',
    }),
    listing(cafePwani, 'Swahili Kitchen Commis', 'entry level', '1-year contract', paid(20_000), {
      featured: true,
      heading: 'Learn coast cooking from people who never wrote it down',
      description:
        'Biryani on Fridays, mahamri every dawn, crab when the sea allows. You will work beside two cooks with forty years between them, and help us write the recipes down at last. Expect heat, noise and singing.',
      yourRole:
        'Prepare spice, fish and vegetables | Run one section by month four | Write and test one recipe a week | Keep the cold room as it should be',
      whatWeLookFor: 'Food production certificate or diploma | Respect for old recipes',
      niceToHaveSkills: 'Pastry | Arabic or Italian with guests',
      perksAndBenefits: 'Meals | Medical cover after probation | Knife set after one year',
    }),
    listing(cafePwani, 'Events and Walking Tours Intern', 'internship', '4 months', paid(16_000), {
      description:
        'Lead small groups through the Old Town on foot, end with coffee, and organise one taarab evening a month.',
      whatWeLookFor: 'Tourism or history students and graduates | Stories that are true',
    }),
    listing(cafePwani, 'Bookkeeper (Two Days a Week)', 'entry level', '12 months, part time', NOT_STATED, {
      description: 'Keep the till, the suppliers and the taxman in step.',
      whatWeLookFor: 'CPA Foundation Level | QuickBooks or similar',
    }),
    listing(tembo, 'Safari Guide Trainee', 'graduate trainee', '12 months', paid(28_000, 35_000), {
      featured: true,
      heading: 'A year to your silver badge',
      description:
        'Ride along for three months, drive with a mentor for six, and guide by yourself for the last three. We teach tracks, birds, stars, engines and silence. The camp is closed in May, when trainees sit their exams.',
      yourRole:
        'Prepare vehicles before dawn | Guide under a silver-level mentor | Learn 200 birds by call | Host guests at the fire',
      whatWeLookFor:
        'Wildlife management or tour guiding certificate, or a childhood in the Mara | Clean driving licence | Maa and English, to guide guests and plan with conservancies',
      niceToHaveSkills: 'Bronze badge | French, German or Mandarin | Photography',
      whyJoinUs: 'Nine of our eleven guides are from the neighbouring conservancy',
      perksAndBenefits: 'Room and board | Exam fees | Leave of one week in six',
    }),
    listing(tembo, 'Camp Housekeeping Attachment', 'industrial attachment', '3 months', paid(9_000), {
      description:
        'Twelve tents, two teams, no vacuum cleaner. Learn to leave a tent as if nobody had ever been in it.',
      whatWeLookFor: 'Hospitality students',
      perksAndBenefits: 'Room and board',
    }),
    listing(tembo, 'Conservation Liaison Intern', 'internship', '6 months', paid(20_000), {
      description: 'Between the camp and the conservancy: grazing plans, school visits, lion-proof bomas.',
      whatWeLookFor: 'Conservation or community development | Maa, to hold meetings in villages',
    }),
    listing(mlima, 'Front Desk Management Trainee', 'graduate trainee', '12 months', paid(32_000), {
      description:
        'Reservations, reception, night audit, duty manager: four desks in one year, below a mountain that is visible until nine.',
      yourRole:
        'Check guests in by name | Balance the night audit | Handle complaints without hiding | Plan one conference by yourself',
      whatWeLookFor: 'Hospitality or tourism degree or diploma',
      perksAndBenefits: 'Staff house | Meals',
    }),
    listing(mlima, 'Mountain Trekking Assistant', 'entry level', 'Season, 5 months', paid(25_000), {
      description: 'Carry, cook and watch over walkers to 4,985 metres and, above all, back.',
      whatWeLookFor: 'First aid | You have been to Point Lenana',
    }),
    listing(mlima, 'Kitchen Garden Intern', 'internship', '3 months', UNPAID, {
      description: 'Grow what the kitchen cooks. Room and board, no pay, all the strawberries you can eat.',
      whatWeLookFor: 'Horticulture students',
      perksAndBenefits: 'Room and board',
    }),
    listing(njia, 'Travel Consultant Trainee', 'graduate trainee', '9 months', paid(30_000), {
      description: 'Build trips for Kenyans who want to see Kenya: trains, buses, small hotels, fair prices.',
      yourRole: 'Answer enquiries within two hours | Book and rebook | Visit ten hotels a quarter',
      whatWeLookFor: 'Travel and tourism diploma or degree | Geography in your head',
    }),
    listing(njia, 'Travel Writer Intern', 'internship', '2 months', paid(20_000), {
      remote: true,
      closes: 1,
      description: 'Write thirty short guides to towns most people only drive through. Bus fares refunded.',
      whatWeLookFor: 'Two samples about a place you know',
    }),
    listing(matano, 'Food and Beverage Attachment', 'industrial attachment', '3 months', paid(8_000), {
      description: 'Three restaurants, one beach bar, one very exact restaurant manager.',
      whatWeLookFor: 'Hotel management students | Logbook',
      perksAndBenefits: 'Meals | Uniform',
    }),
    listing(matano, 'Lifeguard', 'entry level', 'Permanent', paid(24_000, 27_000), {
      description: 'Two pools and 300 metres of sea. Attentive for eight hours, needed for eight seconds.',
      whatWeLookFor: 'Valid lifeguard certificate | 400 metres under eight minutes',
    }),
  ],
};
