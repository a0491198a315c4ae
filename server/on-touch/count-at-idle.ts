import { DECLINES_COUNTING } from '@/lib/internships/views/declines';

/**
 * Where page views are counted (`ANALYTICS`), every public page has this script behind the loader: it fetches the script of the page when the
 * browser is idle after the page, unless the browser declines to be counted. To the loader, a key that nobody pressed is a touch. A
 * constant of its own, so that pages of other sites do not carry it.
 */
export const COUNT_AT_IDLE = `(${DECLINES_COUNTING})(navigator)||addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>document.dispatchEvent(new Event("keydown"))))`;
