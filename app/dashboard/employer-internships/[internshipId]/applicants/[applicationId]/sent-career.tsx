import { DescriptionList } from '@/app/_components/description-list';
import { countyLabel } from '@/lib/internships/counties/counties';
import type { ApplicantDetails } from '@/lib/applications/board/read-applicant';

type Sent = NonNullable<ApplicantDetails['applicant']['career']>;

const factsOf = ({ school, course, year, county, skills, languages, links }: Sent) =>
  [
    { term: 'School', detail: school },
    { term: 'Course', detail: course },
    { term: 'Graduation', detail: year },
    { term: 'County', detail: county && countyLabel(county) },
    { term: 'Skills', detail: skills.join(', ') },
    { term: 'Languages', detail: languages.join(', ') },
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
