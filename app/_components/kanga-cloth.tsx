const CLOTH = { ground: '#14593a', deep: '#0c4129', light: '#faf6ec', sun: '#eea41c' } as const;

/** Radii of the sun's rays: arcs around a point on the horizon. */
const ARCS = [96, 124, 152, 180, 208];

/** Draws `count` signs along an arc of this radius around (300, 288), from horizon to horizon. */
function alongArc(radius: number, count: number, sign: (x: number, y: number) => string): string {
  const signs = Array.from({ length: count }, (_, at) => {
    const angle = (Math.PI * (at + 0.5)) / count;
    return sign(Math.round(300 - radius * Math.cos(angle)), Math.round(288 - radius * Math.sin(angle)));
  });
  return signs.join('');
}

function Border() {
  return (
    <>
      <pattern id="pindo" width="40" height="40" patternUnits="userSpaceOnUse">
        <path d="M0 40 20 8l20 32z" fill={CLOTH.light} />
        <path d="M10 40l10-16 10 16z" fill={CLOTH.ground} />
        <path d="M15 40l5-8 5 8z" fill={CLOTH.sun} />
        <path d="M0 0l6 9-6 9zM40 0l-6 9 6 9z" fill={CLOTH.sun} />
      </pattern>
      <rect width="600" height="40" fill="url(#pindo)" />
      <rect width="600" height="40" fill="url(#pindo)" transform="rotate(180 300 240)" />
      <rect width="400" height="40" fill="url(#pindo)" transform="translate(0 440) rotate(-90)" />
      <rect width="400" height="40" fill="url(#pindo)" transform="translate(600 40) rotate(90)" />
      <path d="M40 40h520v400H40z" fill={CLOTH.deep} stroke={CLOTH.light} strokeWidth="3" />
    </>
  );
}

function Sunrise() {
  return (
    <>
      {ARCS.map((radius, at) => (
        <path
          key={radius}
          d={`M${300 - radius} 288a${radius} ${radius} 0 0 1 ${radius * 2} 0`}
          fill="none"
          stroke={CLOTH.light}
          strokeWidth={at % 2 === 0 ? 2 : 1}
        />
      ))}
      <path d={alongArc(138, 15, (x, y) => `M${x} ${y - 6}l6 6-6 6-6-6z`)} fill={CLOTH.sun} />
      <path
        d={alongArc(194, 25, (x, y) => `M${x} ${y}h0`)}
        stroke={CLOTH.light}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M218 288a82 82 0 0 1 164 0z" fill={CLOTH.sun} />
    </>
  );
}

function Land() {
  return (
    <>
      <path d="M42 288h516" stroke={CLOTH.light} strokeWidth="3" />
      <path d="M42 290h516v92H42z" fill={CLOTH.ground} />
      <path
        d="M300 290v92M300 290 220 382M300 290l80 92M300 290 130 382M300 290l170 92M300 290 42 360M300 290l258 70M300 290 42 322M300 290l258 32"
        stroke={CLOTH.light}
        strokeWidth="1"
        opacity="0.55"
      />
    </>
  );
}

function Saying({ text }: { text: string }) {
  return (
    <>
      <path d="M42 382h516v56H42z" fill={CLOTH.light} />
      <text
        x="300"
        y="419"
        textAnchor="middle"
        textLength="460"
        lengthAdjust="spacing"
        fill={CLOTH.deep}
        fontSize="27"
        fontWeight="800"
        fontFamily="var(--font-display), var(--font-letters), sans-serif"
      >
        {text.toUpperCase()}
      </text>
    </>
  );
}

/** A kanga with the sun rising over furrows; decorative if it has no saying. Its colours are the same in both themes. */
export function KangaCloth({ saying, className }: { saying?: string; className?: string }) {
  const named = saying === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': saying };
  return (
    <svg viewBox="0 0 600 480" width="600" height="480" className={className} lang="sw" {...named}>
      <rect width="600" height="480" fill={CLOTH.ground} />
      <Border />
      <Sunrise />
      <Land />
      {saying === undefined ? <path d="M42 382h516v56H42z" fill={CLOTH.ground} /> : <Saying text={saying} />}
    </svg>
  );
}
