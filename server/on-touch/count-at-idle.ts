import { DECLINES_COUNTING } from '@/lib/internships/views/declines';

/**
 * Where page views are counted (`ANALYTICS`), every public page has this script after the loader. It fetches the page's script at idle,
 * unless the browser declines to be counted: a key event that nobody caused counts as a touch for the loader. A separate constant, so that
 * other sites' pages do not carry it.
 */
export const COUNT_AT_IDLE = `(${DECLINES_COUNTING})(navigator)||addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>document.dispatchEvent(new Event("keydown"))))`;
