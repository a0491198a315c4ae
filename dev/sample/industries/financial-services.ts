import { employer, listing, NOT_STATED, paid, type SampleIndustry, UNPAID } from '../listing';

const akibaYetu = employer(
  'Akiba Yetu Sacco',
  'Thika, Kiambu',
  'Kiambu',
  'mailto:ajira@akibayetu.example',
  'E-mail a letter, your resume and copies of certificates to ajira@akibayetu.example, or hand them in at the Thika branch.',
);
const simbaMara = employer(
  'Simba Mara Insurance Brokers',
  'Westlands, Nairobi',
  'Nairobi City',
  'https://simbamarabrokers.example/join',
  'Apply on our site. Shortlisted applicants sit a one-hour numeracy test at our Westlands office.',
);
const hesabu = employer(
  'Hesabu & Partners, Certified Accountants',
  'Kisii town',
  'Kisii',
  'mailto:partners@hesabu.example',
  'Send a resume and your CPA result slips to partners@hesabu.example. Name the level you will sit next.',
);
const sentiBora = employer(
  'Senti Bora Microfinance',
  'Machakos',
  'Machakos',
  'tel:+254700000121',
  'Call the Machakos branch on a weekday before noon and ask for the branch manager.',
);
const kivuko = employer(
  'Kivuko Payments',
  'Lavington, Nairobi',
  'Nairobi City',
  'https://kivukopayments.example/careers',
  'Apply on our careers page. We read every application by hand and answer within ten days.',
);

export const financialServices: SampleIndustry = {
  industryId: 2,
  listings: [
    listing(akibaYetu, 'FOSA Teller Trainee', 'graduate trainee', '12 months', paid(25_000, 30_000), {
      description:
        'Serve members at the counter of a Sacco with 14,000 teachers, traders and dairy farmers. You will begin with deposits and withdrawals and move on to loans. The day ends when the till balances to the shilling.',
      yourRole:
        'Receive and pay out cash and cheques | Open accounts and check identity papers | Explain charges before a member has to ask | Balance the till twice a day',
      whatWeLookFor:
        'Degree or diploma in banking, commerce or co-operative management | KCSE mean grade C+ with C in mathematics',
      perksAndBenefits: 'Staff loan rates after six months | Medical cover',
    }),
    listing(akibaYetu, 'Credit Appraisal Intern', 'internship', '6 months', paid(18_000), {
      description:
        'Learn how a loan is decided. You will read pay slips and milk delivery records, visit businesses with a credit officer and write the one-page summary the committee sees.',
      yourRole:
        'Check loan papers against the list | Visit applicants at their shop or farm | Write short summaries with a clear yes, no or not yet',
      whatWeLookFor:
        'Degree in finance, economics or agribusiness | You can say no kindly | Kikuyu or Kikamba is useful, to talk with borrowers at their shops',
    }),
    listing(akibaYetu, 'Records Digitisation Attachment', 'industrial attachment', '3 months', paid(8_000), {
      closed: true,
      description:
        'Scan and index forty years of member files so that nobody waits an hour for a signature card again.',
      whatWeLookFor: 'Records management or library science students | Tidy by nature',
    }),
    listing(simbaMara, 'Insurance Claims Intern', 'internship', '6 months', paid(25_000), {
      featured: true,
      heading: 'Stand on the side of the person whose car was hit',
      description:
        'As brokers we argue for the customer. You will follow a claim from the first frightened phone call to the cheque: what the policy says, what the assessor found, and what the insurer still owes. Most interns handle small claims by themselves from the third month.',
      yourRole:
        'Open claims and list the papers that are missing | Follow up with assessors, garages and insurers every second day | Tell customers where things stand before they ask | Read policies until the small print holds no surprise',
      whatWeLookFor:
        'Degree in insurance, actuarial science, law or business | Good telephone manners in English and Swahili | Stubborn politeness',
      niceToHaveSkills: 'COP or first papers of the diploma in insurance',
      whyJoinUs: 'Four partners who all began in claims',
      perksAndBenefits: 'Exam fees for one insurance paper | Lunch on Fridays',
    }),
    listing(simbaMara, 'Actuarial Analyst Trainee', 'graduate trainee', '24 months', paid(70_000, 85_000), {
      description:
        'We price medical schemes for small employers, thirty to three hundred people each. You will build the models, and also sit in the meeting where a headteacher asks why the premium went up. Two exam sittings a year are paid, with study leave.',
      yourRole:
        'Clean claims data and find what drives cost | Build and check pricing models in R and Excel | Explain results on one page without a formula',
      whatWeLookFor:
        'First or upper second class degree in actuarial science, statistics or mathematics | At least two professional exams passed',
      perksAndBenefits: 'Exam fees and ten days of study leave per sitting | Medical cover | Pension',
    }),
    listing(simbaMara, 'Front Office Assistant', 'entry level', 'Permanent', paid(28_000), {
      closes: 1,
      description:
        'Welcome visitors, answer four lines and make sure that no cover note leaves without a signature.',
      whatWeLookFor: 'Diploma in any field | Warm and exact',
    }),
    listing(hesabu, 'Audit Trainee', 'graduate trainee', '3 years', paid(25_000, 35_000), {
      heading: 'Three years, all of Gusii, and the letters after your name',
      description:
        'Hesabu & Partners audits schools, Saccos, tea buying centres and churches across Kisii, Nyamira and Migori. Trainees join a team of three and travel about half of the year. The pay rises each January and each time you finish a CPA level.',
      yourRole:
        'Count stock and confirm balances on site | Test samples and write up what you did | Draft management letters that a headteacher can act on | Keep clients’ secrets',
      whatWeLookFor:
        'BCom or equivalent | CPA Intermediate Level, or ready to finish it within a year | Willing to travel',
      whyJoinUs: 'Every partner signed up as a trainee here',
      perksAndBenefits: 'CPA fees refunded on passing | Travel and lodging | Study leave before exams',
    }),
    listing(hesabu, 'Bookkeeping Attachment', 'industrial attachment', '3 months', UNPAID, {
      description:
        'Learn real books from real receipts: cash book, bank reconciliation, VAT returns and payroll for eleven small clients. Lunch and fares are covered.',
      yourRole:
        'Sort and post receipts | Reconcile bank and M-Pesa statements | Prepare drafts of VAT returns',
      whatWeLookFor: 'Accounting students from their second year | A letter from the institution',
      perksAndBenefits: 'Lunch | Bus fare',
    }),
    listing(hesabu, 'Tax Assistant', 'entry level', '1-year contract', paid(35_000), {
      closed: true,
      description: 'File returns on time for eighty clients and answer the letters that come anyway.',
      whatWeLookFor: 'BCom, CPA Advanced Level in progress | iTax experience from attachment or work',
    }),
    listing(sentiBora, 'Loan Officer (Entry Level)', 'entry level', 'Permanent', paid(24_000, 32_000), {
      description:
        'Look after ten groups of market traders around Machakos, Tala and Kangundo. You meet each group weekly, in the open, with everybody’s accounts on the table.',
      yourRole:
        'Form and train groups | Visit each borrower’s stall before and after a loan | Collect and receipt repayments | Report arrears the same day',
      whatWeLookFor:
        'Diploma in any business field | Kikamba and Swahili, to lead group meetings | A rider’s licence or will to get one',
      perksAndBenefits: 'Motorcycle and fuel | Medical cover',
    }),
    listing(sentiBora, 'Branch Operations Intern', 'internship', '3 months', paid(12_000), {
      place: ['Wote, Makueni', 'Makueni'],
      description:
        'Rotate through cash, customer desk and loan files in a four-person branch where everyone does everything.',
      whatWeLookFor: 'Recent diploma or degree | Honest to the coin',
    }),
    listing(kivuko, 'Payments Operations Analyst', 'graduate trainee', '12 months', paid(60_000, 70_000), {
      featured: true,
      heading: 'Find the shilling that went missing',
      description:
        'Kivuko moves payments between schools, parents’ phones and banks. Out of a million transactions a month a few hundred get stuck, and you will find them, free them, and ask why.\n\nThe team works in two shifts between 6 a.m. and 9 p.m., with one weekend in four. After a year you may move to risk, product or engineering.',
      yourRole:
        'Reconcile bank, M-Pesa and our own records every morning | Trace stuck payments and answer the bursar who is waiting | Write queries that find the next one sooner | Keep the list of recurring faults and push for repairs',
      whatWeLookFor:
        'Degree in a numerate subject | Spreadsheets without a mouse | You enjoy a puzzle at seven in the morning',
      niceToHaveSkills: 'SQL | Python | ISO 8583 or any payments background',
      perksAndBenefits: 'Taxi for early and late shifts | Medical cover | 23 days of leave',
    }),
    listing(kivuko, 'Compliance Intern', 'internship', '6 months', paid(40_000), {
      remote: true,
      description:
        'Help check new merchants, keep the sanctions list current and prepare the quarterly report to the regulator. Remote, with two days a month in Lavington.',
      yourRole:
        'Check ownership papers of new merchants | Review alerts with a senior officer | Keep evidence tidy enough for an audit',
      whatWeLookFor: 'Law, finance or criminology degree | Discretion',
    }),
    listing(kivuko, 'Merchant Onboarding Associate', 'entry level', '1-year contract', NOT_STATED, {
      place: ['Nyali, Mombasa', 'Mombasa'],
      description:
        'Sign up schools, dispensaries and water companies along the coast, train the bursar, and call again after a week.',
      yourRole: 'Visit ten institutions a week | Train staff on site | Report what stops people from signing',
      whatWeLookFor: 'Sales or teaching background | Swahili of the coast',
      perksAndBenefits: 'Transport and airtime',
    }),
  ],
};
