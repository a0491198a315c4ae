import { Notice } from '@/app/_components/notice';
import type { DocumentText } from '@/lib/platform/files/document-text';

/** Other files, such as Word documents, can only be downloaded. */
export const isPdf = (fileName: string): boolean => /\.pdf$/i.test(fileName);

function ResumeText({ text, isCut }: DocumentText) {
  return (
    <details>
      <summary className="text-link min-h-11 py-2.5">Read as text</summary>
      <div
        role="region"
        aria-label="Text of the CV"
        // Makes the scrollable area keyboard-accessible.
        tabIndex={0}
        className="rounded-box border-line bg-raised max-h-[70dvh] overflow-y-auto border p-4 wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </div>
      {isCut && (
        <p className="text-small text-muted">
          Only the first {text.length.toLocaleString('en-US')} characters are shown.
        </p>
      )}
    </details>
  );
}

/** Shows a resume's pages as pictures, which cannot run code, and its text. `text` is undefined if it could not be opened. */
export function ResumeView({
  text,
  applicationId,
  title = 'CV',
}: {
  text: DocumentText | null | undefined;
  applicationId: string;
  title?: string;
}) {
  const file = `/api/employer/applications/${applicationId}/resume`;
  return (
    <section aria-labelledby="resume" className="grid gap-4">
      <h2 id="resume" className="text-lead">
        {title}
      </h2>
      {text === undefined ? (
        <Notice tone="error" title="We couldn’t open the CV">
          <p>Please try again, or download the file.</p>
        </Notice>
      ) : (
        <>
          <div
            role="region"
            aria-label="Pages of the CV"
            // Makes the scrollable area keyboard-accessible.
            tabIndex={0}
            className="rounded-box border-line bg-sunken max-h-[70dvh] overflow-y-auto border"
          >
            {/* eslint-disable-next-line @next/next/no-img-element -- it is the employer's alone */}
            <img
              src={`${file}?as=picture`}
              alt={text ? 'The pages of the CV; their text follows' : 'The pages of the CV'}
              width={1000}
              height={1414}
              className="h-auto w-full"
            />
          </div>
          {text ? (
            <ResumeText {...text} />
          ) : (
            <p className="text-small text-muted">It has no text. It may be a scan.</p>
          )}
          <p>
            <a href={file} target="_blank" rel="noopener">
              Open the PDF in a new tab
            </a>
          </p>
        </>
      )}
    </section>
  );
}
