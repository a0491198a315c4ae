import { isCall } from '@/lib/platform/http/incoming';
import type { Handler } from '../http-server';
import { pathOf } from '../page-cache/key';
import type { readRouteHandlers } from './route-handlers';
import { sendAnswer } from './send-answer';
import { toWebRequest } from './web-request';

/** Answers API calls with their route handlers, without Next.js's router; passes everything else to `otherwise`. */
export const answerCalls =
  (find: ReturnType<typeof readRouteHandlers>, otherwise: Handler): Handler =>
  async (request, response) => {
    const { method = '', url = '' } = request;
    const found = isCall(url) ? await find(method, pathOf(url)) : undefined;
    if (!found) return otherwise(request, response);
    const params = Promise.resolve(found.params);
    await sendAnswer(response, await found.handler(toWebRequest(request, response), { params }));
  };
