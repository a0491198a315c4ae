import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const tumaini = employer(
  'Tumaini Community Clinics',
  'Kapsabet, Nandi',
  'Nandi',
  'mailto:people@tumainiclinics.example',
  'E-mail people@tumainiclinics.example with your resume, licence or student number, and the clinic you could reach each day.',
  'jepkemoi',
);
const ziwani = employer(
  'Ziwani Children’s Hospital',
  'Milimani, Kisumu',
  'Kisumu',
  'https://ziwanichildrens.example/careers',
  'Apply on the hospital’s site with certified copies of certificates. Only the human resources office makes offers, and always in writing.',
);
const chembe = employer(
  'Chembe Laboratories',
  'Parklands, Nairobi',
  'Nairobi City',
  'https://chembelabs.example/join',
  'Apply on our site. The first interview is by video, the second at the bench.',
);
const dawa = employer(
  'Dawa Njema Pharmacies',
  'Nakuru',
  'Nakuru',
  'tel:+254700000149',
  'Call the superintendent pharmacist’s office on weekdays after two.',
);
const akili = employer(
  'Akili Tulivu Counselling',
  'Nyali, Mombasa',
  'Mombasa',
  'mailto:karibu@akilitulivu.example',
  'Write to karibu@akilitulivu.example. Tell us who supervised your practice hours.',
);

export const healthLifeSciences: SampleIndustry = {
  industryId: 11,
  listings: [
    listing(tumaini, 'Clinical Officer Intern', 'internship', '12 months', paid(45_000), {
      featured: true,
      heading: 'Five clinics, one ambulance, and always somebody to ask',
      description:
        'Tumaini runs five clinics in Nandi where most patients arrive on foot or by motorcycle. Interns rotate through outpatients, mother and child health, minor theatre and chronic care, with a senior clinical officer in the building at all hours. The rotation follows the council’s requirements and is signed off as you go.',
      yourRole:
        'See, treat and refer patients under supervision | Run the hypertension and diabetes clinic one day a week | Join the monthly outreach to tea estates | Present one case each Friday',
      whatWeLookFor:
        'Diploma or degree in clinical medicine | Eligible for internship registration | Nandi or Swahili, to take a patient’s history | You ask before you guess',
      niceToHaveSkills: 'Ultrasound basics | Experience with electronic records',
      whyJoinUs: 'One supervisor to three interns | No intern works alone at night',
      perksAndBenefits: 'Shared house at each clinic | Medical cover | Leave of 21 days',
    }),
    listing(tumaini, 'Community Health Data Intern', 'internship', '6 months', paid(20_000), {
      description:
        'Bring together what 120 community health promoters note on paper and on phones, so that a missed vaccination is noticed this week and not next year.',
      yourRole:
        'Check and enter reports | Visit promoters whose numbers look odd | Send each clinic a one-page summary every Monday',
      whatWeLookFor: 'Health records or statistics diploma | Spreadsheets | Rider’s licence helps',
    }),
    listing(tumaini, 'Nutrition Attachment', 'industrial attachment', '3 months', paid(9_000), {
      description: 'Measure children, cook with mothers, grow a demonstration garden behind the clinic.',
      whatWeLookFor: 'Nutrition and dietetics students',
    }),
    listing(tumaini, 'Clinic Administrator', 'entry level', '1-year contract', paid(32_000), {
      description: 'Keep rotas, stock, claims and the solar fridge in order at the Kaiboi clinic.',
      yourRole:
        'Submit insurance claims within the week | Order medicines before they run out | Keep the rota fair',
      whatWeLookFor: 'Health systems or business diploma | Calm',
    }),
    listing(ziwani, 'Paediatric Nursing Graduate', 'graduate trainee', '18 months', paid(55_000, 60_000), {
      heading: 'Become a children’s nurse',
      description:
        'A structured programme through general wards, newborn unit, theatre and emergency. You will have a preceptor for each unit and protected teaching every Thursday. Nurses who finish are offered a permanent post in the unit of their choice whenever there is one.',
      yourRole:
        'Full nursing care under a preceptor | Family teaching before discharge | Drug calculations checked by two | One improvement project',
      whatWeLookFor: 'KRCHN or BScN | Current licence | BLS certificate | Gentle and exact',
      perksAndBenefits: 'Medical cover | Uniforms | Meals on night shift',
    }),
    listing(ziwani, 'Biomedical Engineering Attachment', 'industrial attachment', '3 months', paid(12_000), {
      description:
        'Maintain incubators, oxygen concentrators and infusion pumps, and learn why the manual is kept beside the machine.',
      whatWeLookFor: 'Biomedical or electrical engineering students, third year or later',
    }),
    listing(ziwani, 'Play Therapist’s Assistant', 'entry level', '1-year contract', NOT_STATED, {
      description: 'Make a hospital less frightening, one puppet at a time.',
      whatWeLookFor: 'ECDE, psychology or art background | Good with tears, other people’s and your own',
    }),
    listing(ziwani, 'Hospital Social Work Intern', 'internship', '4 months', paid(18_000), {
      description:
        'Help families with bills, transport and the long way home, together with two social workers.',
      yourRole:
        'Assess needs on admission | Link families to funds and clinics | Follow up by phone after discharge',
      whatWeLookFor: 'Social work degree or diploma | Dholuo, Luhya or Swahili, to counsel families',
    }),
    listing(chembe, 'Medical Laboratory Intern', 'internship', '6 months', paid(30_000), {
      description:
        'Rotate through haematology, chemistry and microbiology in a laboratory where every result is checked by a second pair of eyes.',
      yourRole:
        'Receive and label samples | Run controls before the first patient | Read slides with a senior technologist',
      whatWeLookFor: 'Diploma or degree in medical laboratory science | Registered or eligible',
    }),
    listing(chembe, 'Molecular Biology Research Trainee', 'graduate trainee', '24 months', paid(65_000), {
      featured: true,
      heading: 'Sequence what makes Kenyans ill',
      description:
        'Our small research group follows resistant bacteria from chicken pens to hospital wards. You will learn extraction, PCR and nanopore sequencing, and the statistics that keep us from fooling ourselves. Every trainee publishes a data set before leaving.',
      yourRole:
        'Collect and process samples | Run sequencing and quality checks | Analyse on the command line | Keep a lab book others can follow',
      whatWeLookFor:
        'BSc in molecular biology, biochemistry or microbiology | Good hands | Some programming or a strong wish to learn',
      perksAndBenefits: 'Medical cover | Course fees for bioinformatics | Conference travel',
    }),
    listing(chembe, 'Phlebotomist (Home Visits)', 'entry level', 'Permanent', paid(30_000, 34_000), {
      closes: 1,
      description: 'Draw blood at kitchen tables across Nairobi, six visits each morning.',
      whatWeLookFor: 'Laboratory or nursing certificate | Rider’s licence',
      perksAndBenefits: 'Motorcycle, fuel and insurance',
    }),
    listing(dawa, 'Pharmaceutical Technologist Trainee', 'graduate trainee', '9 months', paid(32_000), {
      description:
        'Dispense, advise and count in four branches, under a pharmacist who will quiz you on interactions over tea.',
      whatWeLookFor: 'Diploma in pharmacy, enrolled | Honest about antibiotics',
    }),
    listing(dawa, 'Stock Control Attachment', 'industrial attachment', '3 months', UNPAID, {
      description: 'Count, date-check and move stock between branches. Unpaid, lunch provided.',
      whatWeLookFor: 'Pharmacy or supply chain students',
    }),
    listing(akili, 'Counselling Psychology Intern', 'internship', '6 months', paid(15_000), {
      description: 'See clients under weekly supervision, run a school group, and learn when to refer.',
      yourRole:
        'Up to eight sessions a week | Co-lead a teenagers’ group | Keep notes confidential and short',
      whatWeLookFor: 'Degree in counselling psychology | Own therapy or willing to begin',
      perksAndBenefits: 'Supervision hours certified',
    }),
  ],
};
