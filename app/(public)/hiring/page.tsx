import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { Link } from '@/app/_components/link';
import { PageHeading } from '@/app/_components/page-heading';
import { pageMetadata } from '@/app/_components/page-metadata';
import { site } from '@/lib/platform/core/site';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Hiring interns in Kenya',
    description: `Post internships and entry-level jobs on ${site.name}, read applications with CVs in one list, and answer every applicant. Free for employers.`,
    path: '/hiring',
  });
}

const STEPS = [
  {
    title: 'Create an employer account',
    text: 'Use an e-mail address at your organisation’s domain if you have one: you can confirm the domain with it.',
  },
  {
    title: 'Submit a listing',
    text: 'Fill in the form or upload your advert. A person reads each listing before it’s published, and tells you what to change if something is missing.',
  },
  {
    title: 'Read the applications',
    text: 'Applicants appear in one list and on a board, with their CV and career profile. You can download them as a spreadsheet.',
  },
  {
    title: 'Answer everyone',
    text: 'Shortlist, invite to an interview, offer or decline, one by one or many at once. We send the e-mails.',
  },
] as const;

const RULES = [
  'The position exists, and the listing states its pay, place and deadline. A listing is open for 120 days at most.',
  'Applicants never pay: not for an application, an interview, training or a uniform.',
  'You ask for clearance certificates and medical tests only from people to whom you intend to make an offer.',
  'You set no limits of age, sex, tribe, religion or marital status.',
] as const;

function Steps() {
  return (
    <section aria-labelledby="steps" className="grid gap-4">
      <h2 id="steps" className="text-lead">
        How it works
      </h2>
      <ol className="border-line grid border-t md:grid-cols-2 md:gap-x-12">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-line flex gap-4 border-b py-4">
            <span aria-hidden="true" className="font-display text-title text-muted w-6 shrink-0 leading-none">
              {index + 1}
            </span>
            <div className="grid content-start gap-1">
              <h3 className="text-base font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

export default function HiringPage() {
  return (
    <div className="page grid gap-10 pt-8 sm:gap-14 sm:pt-16">
      <PageHeading
        title="Hiring?"
        intro={`Reach students and graduates across Kenya. ${site.name} is free for employers and for applicants.`}
        actions={
          <>
            <Button href="/register?role=employer" className="only-signed-out">
              Create an employer account
            </Button>
            <Button href="/dashboard" className="only-signed-in">
              Go to your dashboard
            </Button>
          </>
        }
      />
      <Steps />
      <section aria-labelledby="trust" className="prose max-w-text">
        <h2 id="trust" className="text-lead">
          Why applicants trust you here
        </h2>
        <p>
          Applicants have been cheated by fake listings, so they look for proof. Confirm your domain with an
          e-mail, and your listings say <strong>Domain confirmed</strong>. Or send documents, such as your
          registration certificate: once an administrator has approved them, your listings and your page say{' '}
          <strong>Verified</strong>.
        </p>
        <p>
          Once ten people have applied, your page also says how many you answer and how fast. See the{' '}
          <Link href="/employers">verified employers</Link>.
        </p>
      </section>
      <section aria-labelledby="rules" className="prose max-w-text">
        <h2 id="rules" className="text-lead">
          What we ask of you
        </h2>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p>
          The <Link href="/user-agreement">user agreement</Link> has the full rules. Questions?{' '}
          <Link href="/contact-us">Contact us</Link>.
        </p>
      </section>
    </div>
  );
}
