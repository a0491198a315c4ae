export const ROOMS: readonly string[];
export function allowedRooms(room: string): string[];
