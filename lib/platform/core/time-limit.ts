/**
 * Gives what the work gives, or throws what `late` makes once it has taken so many milliseconds.
 * The work itself goes on; what becomes of it then is nobody's concern.
 */
export async function within<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
