import type { ReactElement } from 'react';
import { site } from '@/lib/platform/core/site';
import type { ShareCard } from './card';
import { SIZE } from './size';

/** The colours of the pages by day. */
export const COLOURS = {
  surface: '#faf6ec',
  text: '#15221b',
  muted: '#48564d',
  line: '#ddd5c2',
  primary: '#14593a',
  accent: '#eea41c',
  'accent-text': '#865000',
} as const;

const MARGIN = 64;
const BAND = 44;
const TOOTH = 44;

/** The border of a kanga along the foot. */
function Band() {
  const teeth = Array.from({ length: Math.ceil(SIZE.width / TOOTH) }, (_, at) => at * TOOTH);
  return (
    <svg width={SIZE.width} height={BAND} viewBox={`0 0 ${SIZE.width} ${BAND}`}>
      <rect width={SIZE.width} height={BAND} fill={COLOURS.primary} />
      {teeth.map((x) => (
        <path key={x} d={`M${x} 44l22-34 22 34z`} fill={COLOURS.surface} />
      ))}
      {teeth.map((x) => (
        <path key={x} d={`M${x + 11} 44l11-17 11 17z`} fill={COLOURS.primary} />
      ))}
      {teeth.map((x) => (
        <path key={x} d={`M${x + 16} 44l6-9 6 9zM${x} 0l6 9-6 9-6-9z`} fill={COLOURS.accent} />
      ))}
    </svg>
  );
}

/** The sun over the horizon, which runs across the picture. */
function Sunrise() {
  return (
    <svg width={300} height={140} viewBox="0 0 300 140" fill="none">
      <path d="M90 140a60 60 0 0 1 120 0z" fill={COLOURS.accent} />
      <path d="M64 140a86 86 0 0 1 172 0" stroke={COLOURS.primary} strokeWidth="3" />
      <path d="M40 140a110 110 0 0 1 220 0" stroke={COLOURS.primary} strokeWidth="2" strokeDasharray="2 12" />
      <path d="M16 140a134 134 0 0 1 268 0" stroke={COLOURS.line} strokeWidth="3" />
    </svg>
  );
}

const clamp = (lines: number) => ({ display: 'block', lineClamp: lines, wordBreak: 'break-word' }) as const;

/** The longer, the smaller: three lines at most. */
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

/** A card as next/og lays it out: flex boxes and inline styles only. */
export function cardMarkup({ title, note, facts }: ShareCard): ReactElement {
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
          borderBottom: `4px solid ${COLOURS.primary}`,
        }}
      >
        <div style={{ fontSize: 40, fontWeight: 800, paddingBottom: 22 }}>{site.name}</div>
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
          <div style={{ ...clamp(facts.length > 0 ? 1 : 3), fontSize: 36, lineHeight: 1.3, marginTop: 12 }}>
            {note}
          </div>
        </div>
        {facts.length > 0 && <Facts facts={facts} />}
      </div>
      <Band />
    </div>
  );
}
