import { DECLINES_COUNTING } from '@/lib/internships/views/declines';

/**
 * If page views are counted (`ANALYTICS`), every public page has this script after the loader. It fetches the page's scripts at idle,
 * unless the browser asks not to be tracked or to save data: the loader treats its synthetic key event as a touch. It is a separate
 * constant, so that pages of sites without analytics do not carry it.
 */
export const COUNT_AT_IDLE = `(${DECLINES_COUNTING})(navigator)||addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>document.dispatchEvent(new Event("keydown"))))`;
