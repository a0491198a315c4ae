const asLink =
  'text-link inline-flex min-h-10 items-center underline underline-offset-[0.2em] hover:decoration-2';

/** Public pages without script and pictures, and back again; for visitors, and without script. */
export function DataSaver() {
  return (
    <form
      method="post"
      action="/api/data-saver"
      className="only-signed-out border-line text-small text-muted col-span-full border-t pt-4"
    >
      <p className="only-whole">
        Short of data?{' '}
        <button name="saver" value="on" className={asLink}>
          Leave out pictures and script
        </button>
      </p>
      <p className="only-light">
        To save your data, this page came without pictures and script.{' '}
        <button name="saver" value="off" className={asLink}>
          Show them again
        </button>
      </p>
    </form>
  );
}
