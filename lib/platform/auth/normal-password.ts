import { withoutUnseen } from '@/lib/platform/format/typed-text';

/**
 * The normal form of a password, in which it is validated and hashed: composed letters and plain spaces (OpaqueString of RFC 8265), and
 * without invisible characters, which a chat adds to what is copied from it. Nothing is trimmed. Pure: forms and server share it.
 */
export const normalPassword = (typed: string): string => withoutUnseen(typed.replace(/\p{Zs}/gu, ' '));
