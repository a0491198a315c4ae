import { site } from '@/lib/site';

const REASONS = [
  {
    title: 'Read before it is listed',
    text: 'A person checks every listing before you see it. A real employer never charges for an interview, a training or a uniform, and none may here.',
  },
  {
    title: 'The facts first',
    text: 'What it pays, where it is, how long it lasts and the day it closes stand on every listing. Once the day has passed, it is off the list.',
  },
  {
    title: 'You see it was seen',
    text: 'Upload your resume once and apply from any phone. Your dashboard shows what you applied for, and when the employer opened your resume.',
  },
] as const;

export function Reasons() {
  return (
    <section aria-labelledby="why" className="border-line bg-raised mt-20 border-y sm:mt-28">
      <div className="page grid gap-10 py-14 sm:py-20">
        <h2 id="why">Why {site.name} ?</h2>
        <ol className="grid gap-x-12 gap-y-10 md:grid-cols-3">
          {REASONS.map(({ title, text }, at) => (
            <li key={title} className="grid content-start gap-2">
              <span aria-hidden="true" className="font-display text-display text-accent-text font-extrabold">
                {at + 1}
              </span>
              <h3>{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
