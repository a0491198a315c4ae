import { employer, listing, NOT_STATED, paid, UNPAID, type SampleIndustry } from '../listing';
import { moreItTelecommunications } from './it-telecommunications-more';

const tawi = employer(
  'Tawi Digital',
  'Ngong Road, Nairobi',
  'Nairobi City',
  'https://kazi.tawidigital.example',
  'Apply on our careers page with your resume and one link to something you built. We answer everybody within two weeks.',
  'employer',
);
const mkondo = employer(
  'Mkondo Networks',
  'Bamburi, Mombasa',
  'Mombasa',
  'mailto:kazi@mkondo.example',
  'E-mail your resume and school letter to kazi@mkondo.example with the job title as the subject.',
);
const ngazi = employer(
  'Ngazi Cloud',
  'Kilimani, Nairobi',
  'Nairobi City',
  'https://ngazi.example/careers',
  'Fill in the form on our site. There is a short quiz, about 20 minutes, and no cover letter.',
);
const simulizi = employer(
  'Simulizi Apps',
  'Kisumu',
  'Kisumu',
  'mailto:talent@simulizi.example',
  'Send your resume and a link to your code to talent@simulizi.example. Screenshots are fine if you have nothing public.',
);

export const itTelecommunications: SampleIndustry = {
  industryId: 1,
  listings: [
    listing(tawi, 'Junior Web Developer Intern', 'internship', '6 months', paid(30_000, 35_000), {
      posted: 0,
      closes: 24,
      heading: 'Write code that small Kenyan businesses use the same week',
      description:
        'Tawi Digital builds booking and payment sites for salons, clinics and shops. You will join a team of five developers on Ngong Road and work on real client projects from your first week, with a senior developer reading every change you make. By the end of six months you will have taken at least one site from a first sketch to a launch.',
      yourRole:
        'Build pages and forms in TypeScript and React from our designer’s drawings | Connect them to M-Pesa payments together with a senior developer | Fix what clients report, and write back to them in plain words | Test your work on the cheap Android phones our clients own | Show what you finished at the Friday demo',
      whatWeLookFor:
        'A degree or diploma in computing finished in the last two years, or the same learned by yourself | HTML, CSS and JavaScript you can explain line by line | One thing you built that we can open in a browser',
      niceToHaveSkills: 'TypeScript | Git on a team | Some Swahili copywriting',
      whyJoinUs:
        'A named mentor with two hours a week set aside for you | Three of our five developers began as interns here',
      perksAndBenefits:
        'Laptop for the whole internship | Lunch on working days | KES 2,000 airtime and data a month',
    }),
    listing(tawi, 'UI/UX Design Intern', 'internship', '4 months', paid(25_000), {
      posted: 9,
      closes: 12,
      featured: true,
      heading: 'Design for people who book by phone',
      description:
        'Our clients’ customers book a haircut or a dental visit on a small screen, often in sunlight and on a slow connection. You will watch them do it, sketch something better, and test it again. Expect to spend one day a week outside the office in salons and waiting rooms.',
      yourRole:
        'Visit two client businesses a month and note where bookings go wrong | Draw and prototype new screens | Test them with five people before a developer sees them | Keep our colours, type and icons consistent',
      whatWeLookFor:
        'A portfolio with at least two finished pieces and how you got there | Patience to listen without explaining',
      niceToHaveSkills: 'Figma | Illustration | Basic HTML and CSS',
      perksAndBenefits: 'Transport for field days | Design book of your choice every month',
    }),
    listing(tawi, 'Customer Support Trainee', 'graduate trainee', '12 months', paid(28_000, 32_000), {
      posted: 16,
      closes: 6,
      description:
        'When a clinic’s booking page stops working at 8 a.m., somebody has to answer the phone. That will be you, with a developer at the next desk. After six months of support you choose where to go next: testing, training clients, or development.',
      yourRole:
        'Answer calls, mails and WhatsApp messages from about 120 clients | Reproduce what went wrong and write it up for developers | Train new clients over the phone and in their shops | Keep the help pages short and true',
      whatWeLookFor:
        'Clear spoken and written English and Swahili | A calm voice at eight on a Monday | Any diploma or degree',
      whyJoinUs: 'You will know every part of the business within a year',
      perksAndBenefits: 'Medical cover after three months | Airtime',
    }),
    listing(tawi, 'Software Testing Attachment', 'industrial attachment', '3 months', paid(15_000), {
      posted: 27,
      closes: 3,
      description:
        'Break our sites before the clients do. You will test on phones, tablets and old laptops, and learn to write automatic browser tests. We sign logbooks every Friday and welcome visits from your supervisor.',
      yourRole:
        'Test every release by hand on six devices | Write Playwright tests for the paths that matter | Report bugs that can be repeated',
      whatWeLookFor: 'A letter from your university or polytechnic | A sharp eye and no fear of asking why',
      perksAndBenefits: 'Lunch on working days',
    }),
    listing(tawi, 'Mobile Developer Intern (Android)', 'internship', '6 months', paid(30_000), {
      closed: true,
      description:
        'We are rebuilding our appointment reminder app so that it works with no connection at all. You will write Kotlin beside the developer who wrote the first version.',
      yourRole: 'Build offline screens | Cut the download below 8 MB | Measure battery use on three phones',
      whatWeLookFor: 'One Android app of your own, however small | Kotlin or Java',
      perksAndBenefits: 'Test phones to take home',
    }),
    listing(
      mkondo,
      'Fibre Network Technician Attachment',
      'industrial attachment',
      '3 months',
      paid(12_000),
      {
        description:
          'Mkondo connects homes and guest houses from Mtwapa to Nyali. You will go out with a two-person crew, splice fibre, set up routers and draw what you did on the map. It is outdoor work: expect heat, ladders and friendly dogs.',
        yourRole:
          'Run and splice drop cables under a licensed technician | Set up and label home routers | Measure and record signal loss at every joint | Keep the van’s tool list complete',
        whatWeLookFor:
          'Diploma students in telecommunications or electrical engineering | Comfortable working at heights | A letter and insurance from your institution',
        perksAndBenefits: 'Safety gear provided | Daily lunch on site | Transport from our Bamburi yard',
      },
    ),
    listing(mkondo, 'Network Operations Intern', 'internship', '6 months', paid(20_000, 25_000), {
      description:
        'Sit in the control room that keeps 9,000 homes online. You will watch the graphs, find the cause when a street goes dark, and call the crew. One week in four is the evening shift, 2 p.m. to 10 p.m.',
      yourRole:
        'Watch alarms and open tickets | Trace faults to a switch, a cable or a power cut | Tell customers by SMS before they call us | Write the five-line report after each outage',
      whatWeLookFor:
        'Degree in telecommunications, networking or computer science | You can explain what happens when a router forwards a packet',
      niceToHaveSkills: 'CCNA studies | MikroTik RouterOS | Linux command line',
      whyJoinUs: 'Every engineer on the team passed through this room',
    }),
    listing(
      mkondo,
      'Customer Installations Coordinator',
      'entry level',
      'Permanent, after 3 months’ probation',
      paid(35_000, 40_000),
      {
        place: ['Mtwapa, Kilifi', 'Kilifi'],
        description:
          'Plan the day of four installation crews: who goes where, with which router, and in what order. You will speak with customers all morning and with crews all afternoon.',
        yourRole:
          'Book visits and keep the promised hour | Hand out stock and count it back in | Settle what went wrong the same day',
        whatWeLookFor:
          'Diploma or degree in any field | Good with a map and a spreadsheet | Swahili that puts people at ease',
      },
    ),
    listing(
      ngazi,
      'Cloud Support Engineer (Graduate)',
      'graduate trainee',
      '18 months',
      paid(60_000, 75_000),
      {
        featured: true,
        heading: 'An eighteen-month programme for people who like to know why',
        description:
          'Ngazi runs servers for Kenyan hospitals, schools and co-operatives. Graduate engineers spend six months each in support, in operations and in the platform team, and sit one paid certification exam in each.\n\nYou will not be left alone with a ringing phone: for the first three months you work in a pair, and nobody is on call at night before month nine. We take four graduates a year and have offered a permanent post to fourteen of the last sixteen.',
        yourRole:
          'Solve customer tickets, from a lost password to a full disk | Write scripts that make a ticket unnecessary next time | Take part in reviews after an incident, where nobody is blamed | Move one small system to new hardware by yourself by month twelve | Give one talk to the team each quarter',
        whatWeLookFor:
          'A degree in computer science, IT or engineering from the last three years | Linux at home in daily use | One programming language, any, in which you have finished something | Clear, short writing | You say so when you do not know',
        niceToHaveSkills:
          'Python or Go | Containers | Networking basics | Experience running something for other people, such as a club’s website',
        whyJoinUs:
          'A written plan for all three rotations on your first day | Salaries of every level are known to all staff | Engineers review the programme with us each year',
        perksAndBenefits:
          'Medical cover for you and one dependant | Three certification exams paid | 24 days of leave | Pension from the first month',
      },
    ),
    listing(ngazi, 'Data Centre Operations Attachment', 'industrial attachment', '3 months', UNPAID, {
      place: ['Tatu City, Kiambu', 'Kiambu'],
      description:
        'Learn what stands behind "the cloud": power, cooling, cabling and a great deal of labelling. Work in shifts beside our operations crew. The attachment is unpaid; transport from Ruiru and meals are provided.',
      yourRole:
        'Read meters and walk the halls each shift | Rack, cable and label servers | Help test the generators on the first Monday of the month',
      whatWeLookFor:
        'Electrical, mechatronic or computer engineering students in their third year or later | Steady hands',
      perksAndBenefits: 'Bus from Ruiru | Meals on shift | Safety boots to keep',
    }),
    listing(ngazi, 'Technical Writer Intern', 'internship', '3 months', paid(25_000), {
      remote: true,
      description:
        'Half of our support tickets ask for something the manual already says, badly. Rewrite it. You will sit in on support calls, find the ten worst pages and make each of them answer its question in the first two lines.',
      yourRole: 'Rewrite one help page a day | Try every command before you print it | Cut what nobody reads',
      whatWeLookFor:
        'Writing samples in plain English, technical or not | Enough computing to install a Linux server by following a guide',
    }),
    listing(ngazi, 'Information Security Intern', 'internship', '6 months', paid(35_000), {
      closed: true,
      description:
        'Work with our two security engineers on access reviews, patch tracking and phishing drills. You will learn how an audit is prepared by preparing one.',
      yourRole:
        'Check who has access to what, every month | Chase patches that are overdue | Run the quarterly phishing drill',
      whatWeLookFor: 'Computing, law or audit background | Discretion',
      niceToHaveSkills: 'Any capture-the-flag results you are proud of',
    }),
    listing(simulizi, 'Game Developer Intern', 'internship', '4 months', paid(20_000), {
      description:
        'Simulizi makes story games in Dholuo, Swahili and English for children of eight to twelve. You will script scenes, wire up sound and sit with our Saturday test class, who will tell you exactly what is boring.',
      yourRole:
        'Script scenes in Godot | Add recorded voices and sound | Watch children play and fix what loses them',
      whatWeLookFor: 'A finished small game, alone or with friends | You like children',
      niceToHaveSkills: 'Dholuo, Ekegusii or Luhya, to write dialogue | Sound editing',
      perksAndBenefits: 'Free hours on Mondays after the Saturday class',
    }),
    listing(simulizi, 'Graduate Backend Developer', 'entry level', 'Permanent', paid(70_000, 90_000), {
      place: ['Kisumu, two days a week from home', 'Kisumu'],
      description:
        'Our games keep a child’s progress on a shared phone and in the cloud, and the two must agree. You will own that service: Node, PostgreSQL, and a queue that survives a day without network.',
      yourRole:
        'Keep saved games safe across app versions | Write the service’s tests first | Watch costs: our budget is KES 40,000 a month',
      whatWeLookFor:
        'Up to two years of experience, internships included | SQL beyond SELECT | TypeScript or a language close to it',
      whyJoinUs: 'Small team, three developers, no layers',
      perksAndBenefits: 'Medical cover | Internet at home paid',
    }),
    listing(
      simulizi,
      'Swahili Localisation Assistant',
      'internship',
      '2 months, part time',
      paid(12_000, 15_000),
      {
        remote: true,
        closes: 1,
        description:
          'Translate game dialogue from English to Swahili that a nine-year-old in Busia would actually say.',
        whatWeLookFor: 'Kiswahili degree, or you write it for pleasure',
      },
    ),
    listing(mkondo, 'ICT Sales Intern', 'internship', '3 months', NOT_STATED, {
      closed: true,
      description:
        'Walk the new estates of Mombasa’s north coast, find out what people pay for internet today, and tell them what we offer. A small allowance plus commission.',
      yourRole: 'Visit 20 homes and shops a day | Keep an honest list of who said no and why',
      whatWeLookFor: 'Marketing or ICT students | Good shoes',
    }),
    ...moreItTelecommunications,
  ],
};
