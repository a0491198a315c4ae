import { ContactForm } from '@/app/_components/contact/contact-form';
import { site } from '@/lib/platform/core/site';

export function Contact() {
  return (
    <section
      aria-labelledby="write-to-us"
      className="page mt-8 grid gap-x-16 gap-y-5 sm:mt-28 lg:grid-cols-[4fr_7fr]"
    >
      <div className="grid content-start gap-3">
        <h2 id="write-to-us">Write to us</h2>
        <p className="text-muted max-w-80">
          A question, an idea, a listing that looks wrong? A person reads every message and answers from{' '}
          <a href={`mailto:${site.email}`} className="whitespace-nowrap">
            {site.email}
          </a>
          .
        </p>
      </div>
      <ContactForm />
    </section>
  );
}
