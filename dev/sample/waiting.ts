/** A submission that is not published: pending or rejected. */
export interface SampleSubmission {
  /** The employer's username. */
  by: string;
  title: string;
  company: string;
  location: string;
  duration: string;
  howToApply: string;
  applyLink: string;
  daysAgo: number;
  /** Days until its deadline. */
  closes: number;
  /** The administrator's reason for rejecting it. */
  rejected?: string;
}

export const OPEN_SUBMISSIONS: SampleSubmission[] = [
  {
    by: 'employer',
    title: 'Content and Social Media Intern',
    company: 'Tawi Digital',
    location: 'Ngong Road, Nairobi',
    duration: '3 months',
    howToApply: 'Apply on our careers page with three posts you wrote, in any language.',
    applyLink: 'https://kazi.tawidigital.example/content-intern',
    daysAgo: 0,
    closes: 30,
  },
  {
    by: 'hassan',
    title: 'Pastry Kitchen Attachment',
    company: 'Café Pwani',
    location: 'Old Town, Mombasa',
    duration: '3 months',
    howToApply: 'Come to the café on a Tuesday at 10 with your logbook, or e-mail us.',
    applyLink: 'mailto:jikoni@cafepwani.example',
    daysAgo: 1,
    closes: 21,
  },
  {
    by: 'muthoni',
    title: 'Export Documentation Clerk',
    company: 'Mũgũnda Fresh',
    location: 'Thika, Kiambu',
    duration: '1-year contract',
    howToApply: 'E-mail your resume with the title as subject. Shortlisted applicants are called.',
    applyLink: 'mailto:kazi@mugundafresh.example',
    daysAgo: 2,
    closes: 18,
  },
  {
    by: 'atieno',
    title: 'School Library Assistant',
    company: 'Elimu Soma’s',
    location: 'Homa Bay town',
    duration: '10 weeks',
    howToApply: 'Fill in the form on our site and name the last book you recommended to a child.',
    applyLink: 'https://elimusomas.example/jobs/library-assistant',
    daysAgo: 4,
    closes: 12,
  },
  {
    by: 'jepkemoi',
    title: 'Mobile Clinic Records Intern',
    company: 'Tumaini Community Clinics',
    location: 'Kapsabet, Nandi',
    duration: '6 months',
    howToApply: 'E-mail a resume, your school certificate and a letter of one page.',
    applyLink: 'mailto:people@tumainiclinics.example',
    daysAgo: 6,
    closes: 25,
  },
  {
    by: 'karanja',
    title: 'Site Safety Intern',
    company: 'Nguzo Builders',
    location: 'Ruaka, Kiambu',
    duration: '4 months',
    howToApply: 'Call the site office between 8 and 10 in the morning.',
    applyLink: 'tel:+254700000155',
    daysAgo: 9,
    closes: 8,
  },
  {
    by: 'zainab',
    title: 'Cold Chain Driver’s Mate',
    company: 'Msafara Freight',
    location: 'Garissa town',
    duration: '6 months',
    howToApply: 'E-mail your resume and a copy of your driving licence.',
    applyLink: 'mailto:ajira@msafarafreight.example',
    daysAgo: 13,
    closes: 5,
  },
  {
    by: 'barasa',
    title: 'Solar Sales Agent (Commission Only)',
    company: 'Miale Solar',
    location: 'Bungoma and Busia',
    duration: 'Open',
    howToApply: 'Pay KES 500 for the starter kit at our Bungoma shop and begin the same day.',
    applyLink: 'https://mialesolar.example/agents',
    daysAgo: 11,
    closes: 20,
    rejected:
      'We do not list roles that ask applicants to pay. Please submit it again without the starter kit fee and with a fixed monthly amount.',
  },
  {
    by: 'kilonzo',
    title: 'Shop Assistant',
    company: 'Duka Letu',
    location: 'Machakos',
    duration: 'To be agreed',
    howToApply: 'Send your resume.',
    applyLink: 'mailto:duka@dukaletu.example',
    daysAgo: 17,
    closes: 14,
    rejected:
      'The details file is empty. Please attach one that describes the work, the hours and who may apply, and submit again.',
  },
];
