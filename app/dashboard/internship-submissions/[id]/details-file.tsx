import { Notice } from '@/app/_components/notice';
import type { DocumentText } from '@/lib/platform/files/document-text';
import type { Submission } from '@/lib/internships/submissions/mapper';
import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { documentLines } from '@/lib/internships/submissions/lines/document-lines';
import { MarkedText } from '../../_components/checks/marked-text';
import { DetailsLines } from './details-lines';
import { DownloadDetails } from './download-details';

function Unreadable() {
  return (
    <Notice title="There is no text to show">
      <p>The file may be a scan or damaged. Download it to read it.</p>
    </Notice>
  );
}

export function DetailsFile({
  details: found,
  submission: { _id, file, status },
  findings,
}: {
  /** The file's text; null if it has no readable text. */
  details: DocumentText | null | undefined;
  submission: Submission;
  findings: readonly Finding[];
}) {
  const own = findings.filter(({ field }) => field === 'file');
  const isPending = status === 'pending';
  return (
    <section aria-labelledby="details" className="grid content-start gap-4">
      <h2 id="details" className="text-lead">
        Details file
      </h2>
      {found && isPending && (
        <p className="text-muted noscript:hidden">
          Press + beside a line to add it to the form.
          <span className="max-sm:hidden"> The arrow keys move between lines.</span>
        </p>
      )}
      {found ? (
        <div
          role="region"
          aria-label="Text of the details file"
          // Makes the scrollable area keyboard-accessible.
          tabIndex={0}
          className="rounded-box border-line bg-raised max-h-96 overflow-y-auto border p-4 wrap-anywhere whitespace-pre-wrap @min-[48rem]:max-h-[calc(100dvh-16rem)]"
        >
          {isPending ? (
            <DetailsLines lines={documentLines(found.text, own)} />
          ) : (
            <MarkedText text={found.text} findings={own} />
          )}
        </div>
      ) : (
        <Unreadable />
      )}
      {found?.isCut && (
        <p className="text-small text-muted">
          Only the first {found.text.length.toLocaleString('en-US')} characters are shown. Download the file
          to read the rest.
        </p>
      )}
      <DownloadDetails id={_id} {...file} />
    </section>
  );
}
