import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const elimuSomas = employer(
  'Elimu Soma’s',
  'Homa Bay town',
  'Homa Bay',
  'https://elimusomas.example/jobs',
  'Fill in the form on our site. Instead of a cover letter, tell us about a lesson you still remember.',
  'atieno',
);
const kilimaPrep = employer(
  'Kilima Preparatory School',
  'Karen, Nairobi',
  'Nairobi City',
  'mailto:head@kilimaprep.example',
  'Write to the headteacher at head@kilimaprep.example with your resume, TSC number if you have one, and three referees.',
);
const fundi = employer(
  'Fundi Bora Technical Institute',
  'Kakamega',
  'Kakamega',
  'mailto:principal@fundibora.example',
  'Send your application to the principal with certified copies of certificates. Only complete applications are considered.',
);
const kalamu = employer(
  'Kalamu Learning Labs',
  'Kileleshwa, Nairobi',
  'Nairobi City',
  'https://kalamulabs.example/work-with-us',
  'Apply on our site with a two-minute voice note that explains any idea to a ten-year-old.',
);
const nyota = employer(
  'Nyota Early Years',
  'Naivasha, Nakuru',
  'Nakuru',
  'tel:+254700000132',
  'Call us between 2 and 4 in the afternoon, when the children have gone home.',
);

export const educationTraining: SampleIndustry = {
  industryId: 3,
  listings: [
    listing(elimuSomas, 'Reading Club Facilitator', 'internship', '9 months', paid(18_000, 22_000), {
      featured: true,
      heading: 'Two hundred children, forty books, one term at a time',
      description:
        'Elimu Soma’s runs afternoon reading clubs in 26 public primary schools around Homa Bay. A facilitator leads four clubs a week, keeps the book box full and makes sure that the quietest child reads aloud at least once a term. You will be trained for two weeks before you meet your first class.',
      yourRole:
        'Lead four clubs of about 25 children | Choose and look after the books | Listen to each child read once a month and note the level | Meet parents at the end of each term | Help train the teacher who takes over the club',
      whatWeLookFor:
        'Degree or diploma in education, or experience with children you can describe | Dholuo and English, to teach beginners in both | Energy at four in the afternoon',
      niceToHaveSkills: 'Storytelling | Drawing | Kenyan Sign Language',
      whyJoinUs: 'Reading levels in our clubs are measured by an outside team and published',
      perksAndBenefits: 'Bicycle | Travel to training | Medical cover',
    }),
    listing(elimuSomas, 'Monitoring and Evaluation Intern', 'internship', '6 months', paid(25_000), {
      description:
        'Twice a year we test 1,200 children, one at a time, for four minutes each. You will prepare the tests, train the testers, and turn the results into one page per school that a head can use on Monday.',
      yourRole:
        'Prepare tests and sampling lists | Train and check 12 testers | Clean data and draft school reports',
      whatWeLookFor: 'Degree in statistics, education or social science | Spreadsheets | Fair with bad news',
      niceToHaveSkills: 'Stata or R | KoboCollect',
    }),
    listing(
      elimuSomas,
      'Children’s Book Illustrator (Attachment)',
      'industrial attachment',
      '3 months',
      paid(15_000),
      {
        place: ['Kisumu', 'Kisumu'],
        description:
          'Draw for three small readers in Dholuo, set on the lake, and see them printed before you leave.',
        yourRole: 'Sketch with the writer | Test drawings with first graders | Prepare files for print',
        whatWeLookFor: 'Design or fine art students | A sketchbook we can leaf through',
      },
    ),
    listing(elimuSomas, 'Driver and Book Courier', 'entry level', '1-year contract', paid(22_000), {
      closed: true,
      description:
        'Take book boxes to 26 schools every fortnight on roads that change with the rain, and bring every box back.',
      whatWeLookFor: 'Licence for light vehicles, two years | Basic repairs',
    }),
    listing(kilimaPrep, 'Mathematics Teaching Intern', 'internship', '2 terms', paid(30_000), {
      description:
        'Teach beside an experienced colleague in grades 7 and 8, take over two classes by mid-term, and run the puzzle club. Suited to a new graduate of education, or a mathematician who wonders whether to become one.',
      yourRole:
        'Plan and teach with your mentor | Mark and give useful feedback within three days | Run the Wednesday puzzle club',
      whatWeLookFor: 'BEd with mathematics, or a mathematics degree | CBE training is a plus',
      perksAndBenefits: 'Breakfast and lunch | Staff bus from Ngong and Rongai',
    }),
    listing(kilimaPrep, 'Swimming and Games Assistant', 'internship', '1 term', paid(15_000, 18_000), {
      description: 'Help two PE teachers in the pool and on the field, and travel with teams on Saturdays.',
      whatWeLookFor:
        'Life-saving certificate, or willing to earn it with us | Sports science students welcome',
    }),
    listing(kilimaPrep, 'School Nurse’s Assistant', 'entry level', '1-year contract', NOT_STATED, {
      closed: true,
      description:
        'Look after scraped knees, allergy plans and the medicine cupboard under a registered nurse.',
      whatWeLookFor: 'Certificate in community health or nursing | First aid',
    }),
    listing(
      fundi,
      'Trainer in Electrical Installation',
      'entry level',
      '2-year contract',
      paid(38_000, 45_000),
      {
        description:
          'Teach levels 4 and 5 in a workshop with twenty benches. We train for work: every trainee wires a real house with a supervising electrician before the course ends.',
        yourRole:
          'Teach practice and theory, 22 hours a week | Assess by the national competence standards | Place and visit trainees on attachment',
        whatWeLookFor:
          'Diploma in electrical engineering | Up to two years on site or in teaching | EPRA licence C2, or applied for it',
        perksAndBenefits: 'House allowance | Materials budget you decide on',
      },
    ),
    listing(fundi, 'Workshop Technician Attachment', 'industrial attachment', '4 months', paid(8_000), {
      description:
        'Keep lathes, welders and the timber shop running and safe, and prepare materials for each class.',
      yourRole:
        'Service machines by the plan | Issue tools and count them back | Cut materials for the next day',
      whatWeLookFor: 'Mechanical or production students | Safety boots',
    }),
    listing(fundi, 'Admissions Office Intern', 'internship', '3 months', UNPAID, {
      description:
        'Answer applicants at the window and on the phone through the January intake, and enter what they bring.',
      whatWeLookFor: 'Patience | Luhya dialects are a great help, to help applicants at the window',
      perksAndBenefits: 'Lunch and fare',
    }),
    listing(kalamu, 'Curriculum Design Intern', 'internship', '6 months', paid(35_000), {
      remote: true,
      description:
        'Write science lessons that work with no laboratory: a lens from a water drop, a battery from lemons. Each lesson is tried in two schools before it is published, and rewritten after.',
      yourRole:
        'Draft two lessons a week to the CBE strands | Try every experiment with things from a kiosk | Watch lessons on video and rewrite them',
      whatWeLookFor: 'BEd Science, or a science degree and a love of explaining | Short sentences',
      whyJoinUs: 'Your lessons reach 300 schools under your name',
    }),
    listing(kalamu, 'Learning Videos Production Assistant', 'internship', '4 months', paid(25_000), {
      description: 'Shoot, cut and subtitle five-minute lessons in a studio the size of a matatu.',
      yourRole: 'Set up camera and sound | Edit two videos a week | Write subtitles in English and Swahili',
      whatWeLookFor: 'Film or communication graduates | One finished video, any subject',
      niceToHaveSkills: 'Animation',
    }),
    listing(
      kalamu,
      'Teacher Support Officer (Graduate Trainee)',
      'graduate trainee',
      '12 months',
      paid(40_000),
      {
        place: ['Kitui town', 'Kitui'],
        description:
          'Visit thirty schools in Kitui, sit at the back of the class, and afterwards talk about one thing to keep and one to change.',
        yourRole:
          'Observe and coach 30 teachers | Run a half-day workshop each month | Report what our lessons get wrong',
        whatWeLookFor: 'BEd, first teaching practice done | Kikamba, to talk with parents | Rider’s licence',
        perksAndBenefits: 'Motorcycle and fuel | Medical cover',
      },
    ),
    listing(nyota, 'ECDE Teaching Assistant', 'entry level', 'Permanent', paid(16_000, 18_000), {
      description:
        'Care for and play with children of farm workers, from six months to four years, with four trained teachers. Early shift from 6:30, late shift until 6.',
      yourRole:
        'Greet children and parents by name | Lead songs, sand and stories | Keep feeding and sleeping notes',
      whatWeLookFor: 'ECDE certificate or diploma | You get down on the floor',
      perksAndBenefits: 'Meals | A place for your own child',
    }),
  ],
};
