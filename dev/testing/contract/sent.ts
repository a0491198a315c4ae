import type { ApiRequest } from '../client/client-for';

/** A call in the contract, with its path parameters and query. */
export type Sent = ApiRequest & { params?: Record<string, string>; query?: string };
