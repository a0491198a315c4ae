import type { CvBlock, CvLayout } from '@/lib/applications/career/cv-layout';

function Block({ tag, text, date }: CvBlock) {
  if (tag === 'H1') return <h3 className="text-lead">{text}</h3>;
  if (tag === 'H2') return <h4 className="mt-4 mb-1 text-base font-semibold">{text}</h4>;
  if (tag === 'P') return <p className="whitespace-pre-line">{text}</p>;
  return (
    <div className={`mt-1 grid gap-x-4 ${date === undefined ? '' : 'grid-cols-[minmax(0,1fr)_7rem]'}`}>
      <h5 className="text-small font-semibold">{text}</h5>
      {date !== undefined && <p className="text-muted text-end">{date}</p>}
    </div>
  );
}

/** The CV as HTML, from the same layout as the PDF. */
export function CvPreview({ layout }: { layout: CvLayout }) {
  return (
    <div
      role="region"
      aria-label="Preview"
      tabIndex={0}
      className="cv-preview text-small border-line rounded-box bg-raised border wrap-anywhere"
    >
      {layout.blocks.map((block, index) => (
        <Block key={index} {...block} />
      ))}
    </div>
  );
}
