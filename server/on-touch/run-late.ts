import { constantAddress } from './constant-files';

/** The type of an inline script that waits for the first touch. Browsers do not run it. */
export const LATE_TYPE = 'text/late';

/** Runs the inline scripts of a page with a nonce, in order. The loader fetches it before the chunks. */
export const RUN_LATE = `(d=>{let{nonce:n}=d.querySelector("script[nonce]");d.querySelectorAll('[type="${LATE_TYPE}"]').forEach(e=>e.replaceWith(Object.assign(d.createElement("script"),{nonce:n,text:e.text})))})(document)`;

export const RUN_LATE_ADDRESS = constantAddress('late', RUN_LATE);
