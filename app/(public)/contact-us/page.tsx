import type { Metadata } from 'next';
import { pageMetadata } from '@/app/_components/page-metadata';
import { ContactForm } from '@/app/_components/contact/contact-form';
import { SocialLinks } from '@/app/_components/contact/social-links';
import { PageHeading } from '@/app/_components/page-heading';
import { readProblem } from '@/lib/content/contact/problems';
import { site } from '@/lib/platform/core/site';

export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { problem } = await searchParams;
  const failed = readProblem(String(problem ?? '')) !== null;
  return pageMetadata({
    title: failed ? 'Error: Contact Us' : 'Contact Us',
    description: `Write to ${site.name} about a listing, your account, an employer who asked for money, or anything else.`,
    path: '/contact-us',
  });
}

export default async function ContactPage({ searchParams }: Props) {
  const { sent, problem } = await searchParams;
  return (
    <div className="page grid gap-12 pt-10 sm:gap-16 sm:pt-16">
      <PageHeading
        title="Contact Us"
        intro="A question about a listing, trouble with your account, an employer who asked you for money: write to us. A person reads every message."
      />
      <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[30rem_1fr]">
        <section aria-labelledby="write" className="grid content-start gap-6">
          <h2 id="write" className="text-lead">
            Send a message
          </h2>
          <ContactForm sent={sent === '1'} problem={readProblem(String(problem ?? ''))} />
        </section>
        <section aria-labelledby="elsewhere" className="grid content-start gap-6">
          <h2 id="elsewhere" className="text-lead">
            Find us elsewhere
          </h2>
          <SocialLinks />
          <p className="border-primary text-small border-l-4 pl-4">
            Nobody from {site.name} will ever ask you for money, an M-Pesa PIN or a password, here or anywhere
            else.
          </p>
        </section>
      </div>
    </div>
  );
}
