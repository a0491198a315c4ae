import { Notice } from '@/app/_components/notice';
import type { DocumentText } from '@/lib/platform/files/document-text';

/** The text of a resume beside the applicant, and a link to its pages; undefined where it could not be opened. */
export function ResumeView({
  text,
  applicationId,
}: {
  text: DocumentText | null | undefined;
  applicationId: string;
}) {
  return (
    <section aria-labelledby="resume" className="grid gap-4">
      <h2 id="resume" className="text-lead">
        Resume
      </h2>
      {text && (
        <div
          role="region"
          aria-label="Text of the resume"
          // What scrolls is reached by keyboard.
          tabIndex={0}
          className="rounded-box border-line bg-raised max-h-[70dvh] overflow-y-auto border p-4 wrap-anywhere whitespace-pre-wrap"
        >
          {text.text}
        </div>
      )}
      {text === null && (
        <Notice title="There is no text to show">
          <p>It may be a scan. Open its pages, or download the file.</p>
        </Notice>
      )}
      {text === undefined && (
        <Notice tone="error" title="The resume was not opened">
          <p>Please try again, or download the file.</p>
        </Notice>
      )}
      {text?.isCut && (
        <p className="text-small text-muted">
          These are the first {text.text.length.toLocaleString('en-US')} characters.
        </p>
      )}
      {text !== undefined && (
        <p>
          <a href={`/api/employer/applications/${applicationId}/resume`} target="_blank" rel="noopener">
            Open its pages in a new tab
          </a>
        </p>
      )}
    </section>
  );
}
