import type { ReactElement } from 'react';
import { site } from '@/lib/platform/core/site';
import type { ShareCard } from './card';
import type { Logos } from './logo';
import { LOGO_SIZE, SIZE } from './size';

export const COLOURS = {
  surface: '#faf6ec',
  text: '#15221b',
  muted: '#48564d',
  line: '#ddd5c2',
  primary: '#14593a',
  accent: '#eea41c',
  'accent-text': '#865000',
} as const;

const primary = (): string => site.colour ?? COLOURS.primary;

const MARGIN = 64;
const BAND = 44;
const TOOTH = 44;

function Band() {
  const teeth = Array.from({ length: Math.ceil(SIZE.width / TOOTH) }, (_, at) => at * TOOTH);
  return (
    <svg width={SIZE.width} height={BAND} viewBox={`0 0 ${SIZE.width} ${BAND}`}>
      <rect width={SIZE.width} height={BAND} fill={primary()} />
      {teeth.map((x) => (
        <path key={x} d={`M${x} 44l22-34 22 34z`} fill={COLOURS.surface} />
      ))}
      {teeth.map((x) => (
        <path key={x} d={`M${x + 11} 44l11-17 11 17z`} fill={primary()} />
      ))}
      {teeth.map((x) => (
        <path key={x} d={`M${x + 16} 44l6-9 6 9zM${x} 0l6 9-6 9-6-9z`} fill={COLOURS.accent} />
      ))}
    </svg>
  );
}

function Sunrise() {
  return (
    <svg width={300} height={140} viewBox="0 0 300 140" fill="none">
      <path d="M90 140a60 60 0 0 1 120 0z" fill={COLOURS.accent} />
      <path d="M64 140a86 86 0 0 1 172 0" stroke={primary()} strokeWidth="3" />
      <path d="M40 140a110 110 0 0 1 220 0" stroke={primary()} strokeWidth="2" strokeDasharray="2 12" />
      <path d="M16 140a134 134 0 0 1 268 0" stroke={COLOURS.line} strokeWidth="3" />
    </svg>
  );
}

const clamp = (lines: number) => ({ display: 'block', lineClamp: lines, wordBreak: 'break-word' }) as const;

/** Longer titles use a smaller font, so that they fit on three lines. */
const titleSize = ({ length }: string): number => (length <= 34 ? 76 : length <= 72 ? 64 : 54);

function Facts({ facts }: Pick<ShareCard, 'facts'>) {
  return (
    <div style={{ display: 'flex', borderTop: `2px solid ${COLOURS.line}`, paddingTop: 20 }}>
      {facts.map(({ label, text, accent }) => (
        <div key={label} style={{ display: 'flex', flexDirection: 'column', flex: 1, paddingRight: 32 }}>
          <div style={{ fontSize: 24, color: COLOURS.muted }}>{label}</div>
          <div
            style={{
              ...clamp(2),
              fontSize: 32,
              lineHeight: 1.2,
              color: accent ? COLOURS['accent-text'] : COLOURS.text,
            }}
          >
            {text}
          </div>
        </div>
      ))}
    </div>
  );
}

function Note({ note, lines, logo }: { note: string; lines: number; logo?: string | undefined }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', marginTop: logo ? 20 : 12 }}>
      {logo && (
        // eslint-disable-next-line @next/next/no-img-element -- a part of a picture
        <img
          src={logo}
          alt=""
          width={LOGO_SIZE}
          height={LOGO_SIZE}
          style={{ marginRight: 24, border: `1px solid ${COLOURS.line}`, borderRadius: 6 }}
        />
      )}
      <div style={{ ...clamp(lines), flex: 1, fontSize: 36, lineHeight: 1.3 }}>{note}</div>
    </div>
  );
}

/** A card for next/og, which supports only flex boxes and inline styles. */
export function cardMarkup({ title, note, facts }: ShareCard, logos: Logos = {}): ReactElement {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: COLOURS.surface,
        color: COLOURS.text,
        fontFamily: 'Display, Display Accents',
        fontWeight: 600,
      }}
    >
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          height: 148,
          padding: `0 ${MARGIN}px`,
          borderBottom: `4px solid ${primary()}`,
        }}
      >
        <div
          style={{ display: 'flex', alignItems: 'center', fontSize: 40, fontWeight: 800, paddingBottom: 22 }}
        >
          {logos.site && (
            // eslint-disable-next-line @next/next/no-img-element -- a part of a picture
            <img
              src={logos.site}
              alt=""
              width={LOGO_SIZE}
              height={LOGO_SIZE}
              style={{ marginRight: 24, borderRadius: 6 }}
            />
          )}
          {site.name}
        </div>
        <Sunrise />
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          justifyContent: 'space-between',
          padding: `36px ${MARGIN}px 28px`,
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ ...clamp(3), fontSize: titleSize(title), fontWeight: 800, lineHeight: 1.08 }}>
            {title}
          </div>
          <Note note={note} lines={facts.length > 0 ? 1 : 3} logo={logos.employer} />
        </div>
        {facts.length > 0 && <Facts facts={facts} />}
      </div>
      <Band />
    </div>
  );
}
