/** The icon for home screens. */
export const TOUCH_ICON = '/apple-touch-icon.png';

/** The other names under which phones look for it, as a pattern: of a size, and without gloss. */
export const TOUCH_ICON_NAME = 'apple-touch-icon(?:-\\d{2,4}x\\d{2,4})?(?:-precomposed)?\\.png';
