import { DescriptionList } from '@/app/_components/description-list';
import { Link } from '@/app/_components/link';
import type { DetailsToCheck as Details } from '@/lib/identity/accounts/registered-facts';

/** Shows what was entered at registration, before the owner of the address confirms it. */
export function DetailsToCheck({ name, isEmployer, guardian }: Details) {
  const facts = [
    { term: 'Name', detail: name },
    { term: 'Account', detail: isEmployer ? 'Employer' : 'Student or graduate' },
    { term: 'Age', detail: guardian ? 'Under 18' : '18 or older' },
  ];
  const named = guardian && {
    term: 'Parent or guardian',
    detail: (
      <>
        {guardian.name} <span className="inline-block">({guardian.email})</span>
      </>
    ),
  };
  return (
    <section aria-labelledby="details" className="grid gap-3">
      <h2 id="details" className="text-lead">
        Check these details
      </h2>
      <DescriptionList facts={named ? [...facts, named] : facts} />
      <p>
        Not you, or not right? Don’t continue here. <Link href="/register">Register again</Link>, then use the
        link in that e-mail.
      </p>
    </section>
  );
}
