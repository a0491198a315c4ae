import { nextAuth } from '@/lib/accounts/next-auth/handler';

export const GET = nextAuth;
export const POST = nextAuth;
