import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { DescriptionList } from '@/app/_components/description-list';
import { Link } from '@/app/_components/link';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/platform/auth/require-user';
import { readRegister, type Register } from '@/lib/identity/privacy/read-register';
import { UsesTable } from './uses-table';

const PATH = '/dashboard/register';

export const metadata: Metadata = { title: 'Processing Register' };

const anchorOf = (collection: string): string => `of-${collection.replace('.', '-')}`;

function Controller({ controller }: Pick<Register, 'controller'>) {
  const { name, address, email, registration } = controller;
  return (
    <DescriptionList
      facts={[
        { term: 'Controller', detail: name },
        { term: 'Address', detail: address ?? 'Not set: SITE_ADDRESS' },
        { term: 'Contact', detail: email },
        { term: 'Registration with the ODPC', detail: registration ?? 'Not set: SITE_ODPC' },
      ]}
    />
  );
}

export default async function RegisterPage() {
  const { controller, collections } = readRegister(await requireUser(PATH));
  const fields = collections.flatMap(({ uses }) => uses.flatMap((use) => use.fields)).length;
  return (
    <div className="grid gap-8">
      <PageHeading
        title="Processing Register"
        intro={`What the service stores, field by field: ${fields} fields in ${collections.length} collections, read from the schemas of this version.`}
        actions={
          <Button href="/api/privacy/register" variant="secondary" download="processing-register.json">
            Download as JSON
          </Button>
        }
      />
      <Controller controller={controller} />
      <nav aria-label="Collections">
        <ul className="flex flex-wrap gap-x-5">
          {collections.map(({ collection }) => (
            <li key={collection}>
              <Link href={`#${anchorOf(collection)}`} className="inline-block py-3">
                {collection}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {collections.map(({ collection, holds, people, grows, stays, uses }) => (
        <section key={collection} aria-labelledby={anchorOf(collection)} className="grid gap-4">
          <h2 id={anchorOf(collection)} className="text-lead">
            {collection}
          </h2>
          <p className="max-w-text">
            {holds}. Whose data: {people}. Added by {grows}. Stays {stays}.
          </p>
          <UsesTable collection={collection} uses={uses} />
        </section>
      ))}
    </div>
  );
}
