import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { Link } from '@/app/_components/link';

export function OtherIndustries({ current }: { current: number }) {
  return (
    <nav data-static="others" aria-labelledby="other-industries">
      <h2 id="other-industries" className="text-lead">
        Other industries
      </h2>
      <ul className="border-line mt-3 border-t sm:grid sm:grid-cols-2 sm:gap-x-10">
        {INDUSTRIES.filter(({ id }) => id !== current).map(({ id, slug, name }) => (
          <li key={id} className="border-line border-b">
            <Link
              href={`/internships/${slug}`}
              className="text-small text-text block py-2.5 leading-snug no-underline hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
