export const TOUCH_ICON = '/apple-touch-icon.png';

/** A pattern for other names that phones try: with a size, and precomposed. */
export const TOUCH_ICON_NAME = 'apple-touch-icon(?:-\\d{2,4}x\\d{2,4})?(?:-precomposed)?\\.png';
