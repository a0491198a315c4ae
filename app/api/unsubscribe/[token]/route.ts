import { json } from '@/lib/platform/http/answers';
import { mailHeaderCall } from '@/lib/platform/http/mail-header-call';
import { route } from '@/lib/platform/http/route';
import { unsubscribe } from '@/lib/search/saved/unsubscribe';

const call = route(async ({ params }) => json(200, await unsubscribe({ token: params.token ?? '' })));

const form = mailHeaderCall(call, { name: 'unsubscribe', page: '/unsubscribe' });

export const GET = form.GET;
export const POST = form.POST;
