export const IMPORTS: Readonly<Record<string, readonly string[]>>;
export const ROOMS: readonly string[];
export function allowedRooms(room: string): string[];
