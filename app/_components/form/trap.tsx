/** A honeypot: bots fill in every field. */
export const Trap = () => (
  <div className="sr-only" aria-hidden="true">
    <label>
      Leave this empty
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
