import { site } from '@/lib/platform/core/site';

const REASONS = [
  {
    title: 'Checked before it’s published',
    text: 'A person checks every listing before you see it. Real employers never charge for an interview, training or a uniform, and nobody may charge here.',
  },
  {
    title: 'Key details first',
    text: 'Every listing shows its pay, place, length and deadline. Once the deadline passes, it’s off the list.',
  },
  {
    title: 'Know when it’s read',
    text: 'Upload your CV once and apply from any phone. Your dashboard shows what you applied for, and when the employer opened your CV.',
  },
] as const;

/** The height of the sun beside each reason: the centre of its disc, in px below the top of a 112 px sky. */
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
