import { nextAuth } from '@/lib/auth/next-auth-handler';

export const GET = nextAuth;
export const POST = nextAuth;
