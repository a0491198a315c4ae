const asLink =
  'text-link inline-flex min-h-11 items-center underline underline-offset-[0.2em] hover:decoration-2';

/** Switches to the light version of public pages and back. Works without JavaScript. */
export function DataSaver() {
  return (
    <form
      method="post"
      action="/api/data-saver"
      className="light-version only-signed-out border-line text-small text-muted col-span-full border-t pt-4"
    >
      <p className="only-whole">
        Low on data?{' '}
        <button type="submit" name="saver" value="on" className={asLink}>
          Switch to the light version
        </button>
      </p>
      <p className="only-light">
        This is the light version, without pictures or scripts.{' '}
        <button type="submit" name="saver" value="off" className={asLink}>
          Switch to the full version
        </button>
      </p>
    </form>
  );
}
