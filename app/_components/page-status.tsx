/** What a page that is none answers: not found, gone, failed. */
export type FailureStatus = 404 | 410 | 500;

/** Makes the answer to this page a 404, 410 or 500 (the server reads the mark), and keeps search engines from it. */
export function PageStatus({ status }: { status: FailureStatus }) {
  return (
    <>
      <meta name="page-status" content={String(status)} />
      <meta name="robots" content="noindex" />
    </>
  );
}
