/** The listing whose application was requested before its panel listened. */
let requested: string | undefined;
const listeners = new Set<() => void>();

/** Starts the application to a listing from elsewhere on its page. */
export function requestApplication(id: string): void {
  requested = id;
  for (const look of listeners) look();
}

/** Calls `start` for each request to apply to this listing, including one before this call. Returns a function that stops it. */
export function onApplicationRequest(id: string, start: () => void): () => void {
  const look = (): void => {
    if (requested !== id) return;
    requested = undefined;
    start();
  };
  listeners.add(look);
  look();
  return () => void listeners.delete(look);
}
