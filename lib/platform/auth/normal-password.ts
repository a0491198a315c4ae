import { withoutUnseen } from '@/lib/platform/format/typed-text';

/**
 * The normal form of a password, as validated and hashed: composed letters and plain spaces (OpaqueString of RFC 8265), without
 * the invisible characters that chats add to copied text. Nothing is trimmed. Pure, because forms and the server share it.
 */
export const normalPassword = (typed: string): string => withoutUnseen(typed.replace(/\p{Zs}/gu, ' '));
