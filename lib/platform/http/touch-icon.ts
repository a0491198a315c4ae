export const TOUCH_ICON = '/apple-touch-icon.png';

/** Other names that phones try, as a pattern: with a size, and precomposed. */
export const TOUCH_ICON_NAME = 'apple-touch-icon(?:-\\d{2,4}x\\d{2,4})?(?:-precomposed)?\\.png';
