import { site } from '@/lib/platform/core/site';

function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" className="shrink-0">
      <path d="M4.5 22a11.5 11.5 0 0 1 23 0" stroke="var(--primary)" strokeWidth="3" />
      <path d="M10 22a6 6 0 0 1 12 0z" fill="var(--accent)" />
      <path d="M1 25.500h30" stroke="var(--primary)" strokeWidth="3" />
    </svg>
  );
}

/** `nameClass` hides the name if there is too little room. */
export function Logo({ nameClass }: { nameClass?: string }) {
  return (
    <span className="font-display text-lead text-text inline-flex items-center gap-2 leading-none font-extrabold tracking-tight">
      {site.logo === undefined ? (
        <LogoMark />
      ) : (
        // eslint-disable-next-line @next/next/no-img-element -- it is small already, and cached for good
        <img src={site.logo} width={32} height={32} alt="" className="rounded-box shrink-0" />
      )}
      <span className={nameClass}>{site.name}</span>
    </span>
  );
}
