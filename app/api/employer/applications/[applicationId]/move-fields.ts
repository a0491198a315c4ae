/** The fields of an employer's decision, to refill after an error or a preview. */
export const MOVE_FIELDS = ['status', 'message', 'at', 'place', 'link', 'phone', 'contact'] as const;
