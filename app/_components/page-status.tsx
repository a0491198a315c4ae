/** Makes the answer to this page a 404 or a 410 (the server reads the mark), and keeps search engines from it. */
export function PageStatus({ status }: { status: 404 | 410 }) {
  return (
    <>
      <meta name="page-status" content={String(status)} />
      <meta name="robots" content="noindex" />
    </>
  );
}
