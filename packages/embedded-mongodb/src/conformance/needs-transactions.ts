/** Subjects that an engine without sessions cannot be held to. */
export const NEEDS_TRANSACTIONS: readonly string[] = ['transaction', 'change stream'];
