import type { ReactNode } from 'react';

interface PhoneFoldProps {
  title: ReactNode;
  /** Whether it is open on phones at first. */
  isOpen?: boolean;
  /** Fits below a line of small text. */
  isSmall?: boolean;
  children: ReactNode;
}

/** Content that phones show after a press on the title. Wider screens show it at once, without the title. */
export const PhoneFold = ({ title, isOpen = false, isSmall = false, children }: PhoneFoldProps) => (
  <details open={isOpen} className="phone-fold">
    <summary
      className={`text-link font-semibold ${isSmall ? 'text-small -my-2.5 min-h-11 py-2.5' : 'min-h-11 py-2.5'}`}
    >
      {title}
    </summary>
    {children}
  </details>
);
