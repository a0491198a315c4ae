import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const kinuKipya = employer(
  'Kinu Kipya Millers',
  'Industrial Area, Nairobi',
  'Nairobi City',
  'mailto:hr@kinukipya.example',
  'E-mail hr@kinukipya.example, or leave an application in the box at the gate. It is emptied every evening.',
);
const nguo = employer(
  'Nguo Imara Textiles',
  'Athi River, Machakos',
  'Machakos',
  'https://nguoimara.example/jobs',
  'Apply on our site or at the factory on Mondays. Hiring is free; report any agent to our hotline.',
);
const chupa = employer(
  'Chupa Glass & Packaging',
  'Mariakani, Kilifi',
  'Kilifi',
  'mailto:kazi@chupaglass.example',
  'Write to kazi@chupaglass.example with resume and certificates in one PDF.',
);
const ufundi = employer(
  'Ufundi Machine Works',
  'Kisumu',
  'Kisumu',
  'tel:+254700000166',
  'Call the works manager, or come with something you have made.',
);
const sabuni = employer(
  'Sabuni Asilia',
  'Nakuru',
  'Nakuru',
  'https://sabuniasilia.example/careers',
  'Apply on our site; two short questions and a resume.',
);

export const manufacturingIndustrialProduction: SampleIndustry = {
  industryId: 13,
  listings: [
    listing(kinuKipya, 'Milling Technology Trainee', 'graduate trainee', '18 months', paid(45_000), {
      description:
        'Learn to hear when a roller is worn and to smell when maize is damp. You will work through intake, cleaning, milling, packing and the laboratory, and sit the millers’ certificate at our expense.',
      yourRole:
        'Run each section in turn | Test moisture, ash and aflatoxin | Keep extraction within target | Lead a night shift by month fifteen',
      whatWeLookFor:
        'BSc in food science, agricultural or mechanical engineering | Shift work | No allergy to dust',
      perksAndBenefits: 'Medical cover | Flour at cost | Night transport',
    }),
    listing(kinuKipya, 'Quality Laboratory Intern', 'internship', '6 months', paid(22_000), {
      description: 'Test every lorry before it tips. Aflatoxin does not wait, and neither do drivers.',
      yourRole: 'Sample, grind, test, record | Explain a refusal politely | Keep instruments calibrated',
      whatWeLookFor: 'Food science, chemistry or biochemistry graduate',
    }),
    listing(
      kinuKipya,
      'Electrical Maintenance Attachment',
      'industrial attachment',
      '3 months',
      paid(10_000),
      {
        description: 'Motors, starters, sensors and the patience to find the one that trips at 3 a.m.',
        whatWeLookFor: 'Electrical students with own PPE',
      },
    ),
    listing(nguo, 'Garment Line Supervisor Trainee', 'graduate trainee', '9 months', paid(30_000, 34_000), {
      featured: true,
      heading: 'Lead thirty people who sew better than you',
      description:
        'Our best supervisors learned to sit at each machine first. For three months you sew; for three you balance lines and time operations; then you lead a line making uniforms and scrubs for export. We measure supervisors by quality and by how few people leave.',
      yourRole:
        'Learn every operation of one garment | Balance the line each morning | Solve quality at the needle, not at the end | Look after breaks, safety and fairness',
      whatWeLookFor:
        'Diploma or degree in textile, industrial engineering or business | Respect for skilled hands | Kikamba or Swahili, to lead a line',
      niceToHaveSkills: 'Time study | Pattern reading',
      whyJoinUs: 'Day care at the factory | Workers’ committee with real votes',
      perksAndBenefits: 'Lunch | Medical cover | Bus from Mlolongo and Kitengela',
    }),
    listing(nguo, 'Pattern Making Intern', 'internship', '4 months', paid(18_000), {
      description: 'Draft, grade and test patterns by hand and on screen for bodies that exist.',
      whatWeLookFor: 'Fashion design diploma',
    }),
    listing(nguo, 'Compliance Assistant', 'entry level', '1-year contract', paid(38_000), {
      description: 'Keep hours, wages and fire drills as they should be, and as the auditor will find them.',
      yourRole: 'Check pay and overtime | Run drills | Answer workers’ complaints within a week',
      whatWeLookFor: 'Law, HR or safety diploma',
    }),
    listing(chupa, 'Furnace Operations Attachment', 'industrial attachment', '4 months', paid(14_000), {
      description: 'Watch 1,500 °C from a respectful distance. Batch, melt, form, inspect.',
      whatWeLookFor: 'Chemical, mechanical or ceramic engineering students',
      perksAndBenefits: 'Heat gear | Milk and water on shift | Bus from Mombasa',
    }),
    listing(chupa, 'Industrial Designer (Entry Level)', 'entry level', '1-year contract', paid(50_000), {
      description: 'Design bottles that stack, pour and survive the road to Moyale.',
      whatWeLookFor: 'Design or mechanical degree | CAD | A model we can hold',
    }),
    listing(chupa, 'Safety, Health and Environment Intern', 'internship', '3 months', NOT_STATED, {
      closed: true,
      description: 'Walk the floor daily, measure heat and noise, and stop work when it must be stopped.',
      whatWeLookFor: 'Occupational health and safety diploma',
    }),
    listing(ufundi, 'CNC Machinist Trainee', 'graduate trainee', '12 months', paid(28_000, 32_000), {
      description:
        'From file and vice to five axes. We make spare parts that would take eight weeks from abroad, in two days.',
      yourRole: 'Measure worn parts and draw them | Set up and run lathe and mill | Inspect to hundredths',
      whatWeLookFor: 'Mechanical or production certificate, diploma or degree | You read drawings',
    }),
    listing(ufundi, 'Welding and Fabrication Attachment', 'industrial attachment', '3 months', paid(9_000), {
      description: 'Boats, gates, boilers. Learn three processes and pass a bend test before you leave.',
      whatWeLookFor: 'Welding or mechanical students',
    }),
    listing(ufundi, 'Production Planning Intern', 'internship', '3 months', UNPAID, {
      description: 'Make a plan each evening that the workshop can believe each morning. Unpaid, with lunch.',
      whatWeLookFor: 'Industrial engineering students',
    }),
    listing(sabuni, 'Product Formulation Chemist', 'entry level', 'Permanent', paid(58_000, 65_000), {
      description:
        'Develop soaps and balms from Kenyan oils: avocado, castor, coconut. Small batches, long patience, honest labels.',
      yourRole:
        'Formulate and test stability | Scale up with production | Keep files for the standards bureau',
      whatWeLookFor: 'BSc Chemistry | Up to two years of experience',
      perksAndBenefits: 'Medical cover | Soap for life',
    }),
    listing(sabuni, 'Packaging Line Operator', 'entry level', '6 months, renewable', paid(18_500), {
      closes: 0,
      description: 'Fill, weigh, label, pack. Forty hours, no nights.',
      whatWeLookFor: 'KCSE certificate',
    }),
  ],
};
