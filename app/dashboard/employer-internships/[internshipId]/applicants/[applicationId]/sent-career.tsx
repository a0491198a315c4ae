import { DescriptionList } from '@/app/_components/description-list';
import { certificateEntry, refereeText, studyEntry } from '@/lib/applications/career/cv-layout';
import { countyLabel } from '@/lib/internships/counties/counties';
import type { ApplicantDetails } from '@/lib/applications/board/read-applicant';

type Sent = NonNullable<ApplicantDetails['applicant']['career']>;

function Entries({ entries }: { entries: readonly { text: string; date: string }[] }) {
  return (
    <ul className="grid gap-1">
      {entries.map(({ text, date }, index) => (
        <li key={index}>
          {text}
          {date !== '' && <span className="text-muted"> · {date}</span>}
        </li>
      ))}
    </ul>
  );
}

const entriesOf = (entries: readonly { text: string; date: string }[]) =>
  entries.length > 0 && <Entries entries={entries} />;

const factsOf = ({ school, course, year, county, skills, languages, links, ...rows }: Sent) =>
  [
    { term: 'School', detail: school },
    { term: 'Course', detail: course },
    { term: 'Graduation', detail: year },
    { term: 'Earlier studies', detail: entriesOf(rows.studies.map(studyEntry)) },
    { term: 'County', detail: county && countyLabel(county) },
    { term: 'Skills', detail: skills.join(', ') },
    { term: 'Languages', detail: languages.join(', ') },
    { term: 'Certificates', detail: entriesOf(rows.certificates.map(certificateEntry)) },
    {
      term: 'Links',
      detail: links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link}>
              <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="break-all">
                {link}
              </a>
            </li>
          ))}
        </ul>
      ),
    },
    {
      term: 'Referees',
      detail: entriesOf(rows.referees.map((one) => ({ text: one.name, date: refereeText(one) }))),
    },
  ].filter(({ detail }) => detail);

/** The applicant's career profile at the time of the application. */
export function SentCareer({ career }: { career: Sent }) {
  return (
    <section aria-labelledby="career" className="grid gap-4">
      <h2 id="career" className="text-lead">
        Career profile
      </h2>
      <DescriptionList facts={factsOf(career)} />
    </section>
  );
}
