import { site } from '@/lib/platform/core/site';

const REASONS = [
  {
    title: 'Read before it is listed',
    text: 'A person checks every listing before you see it. A real employer never charges for an interview, a training or a uniform, and none may here.',
  },
  {
    title: 'Key details first',
    text: 'What it pays, where it is, how long it lasts and the day it closes stand on every listing. Once the day has passed, it is off the list.',
  },
  {
    title: 'You see it was seen',
    text: 'Upload your resume once and apply from any phone. Your dashboard shows what you applied for, and when the employer opened your resume.',
  },
] as const;

/** The height of the sun at each reason: the middle of its disc, in px below the top of a 112 px sky. */
const SUN = [122, 100, 70];

function Horizon({ step }: { step: number }) {
  const y = SUN[step] ?? 70;
  return (
    <div className="border-primary relative mb-1 flex h-11 items-end border-b-3 sm:mb-2 sm:h-22">
      <span
        aria-hidden="true"
        className="font-display text-title sm:text-display pb-1 leading-none font-extrabold sm:pb-2"
      >
        {step + 1}
      </span>
      <svg
        viewBox="0 0 180 112"
        aria-hidden="true"
        className="absolute right-0 bottom-0 h-14 overflow-hidden sm:h-28"
      >
        <circle cx="100" cy={y} r="60" fill="none" stroke="var(--line)" strokeWidth="2" />
        <circle
          cx="100"
          cy={y}
          r="46"
          fill="none"
          stroke="var(--edge)"
          strokeWidth="2"
          strokeDasharray="2 8"
        />
        <circle cx="100" cy={y} r="32" fill="var(--accent)" />
      </svg>
    </div>
  );
}

export function Reasons() {
  return (
    <section
      data-static="reasons"
      aria-labelledby="why"
      className="border-line bg-raised mt-8 border-y sm:mt-28"
    >
      <div className="page grid gap-5 py-6 sm:gap-8 sm:py-20">
        <h2 id="why">Why {site.name} ?</h2>
        <ol className="grid gap-x-12 gap-y-6 md:grid-cols-3">
          {REASONS.map(({ title, text }, step) => (
            <li key={title} className="grid content-start gap-1 sm:gap-2">
              <Horizon step={step} />
              <h3>{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
