import { createHash } from 'node:crypto';

export const PAGE_VIEWS_ENDPOINT = '/api/page-views';

/**
 * Replaces Vercel's script for `@vercel/analytics` if `ANALYTICS` is `own`: reports page views and the client's events, each by kind and
 * path. At most 1,024 bytes compressed.
 *
 * - `window.vaq` queues earlier calls: `beforeSend`, whose function may change an address or drop the report, `event` and `pageview`.
 *   `window.va` takes later calls.
 * - A report has no cookie and no query. Its referrer is the origin alone, which proves in older browsers that it comes from this site.
 * - It is sent even if the visitor leaves: with `keepalive`, or as a beacon where that is missing.
 */
export const COUNTING_SCRIPT = `(w=>{let{endpoint:u,disableAutoTrack:x}=document.currentScript.dataset,f=e=>e,
post=(kind,path)=>{let body=JSON.stringify({kind,path}),type="application/json";"keepalive"in Request.prototype?fetch(u,{method:"POST",body,keepalive:!0,credentials:"omit",referrerPolicy:"origin",headers:{"Content-Type":type}}).catch(()=>0):navigator.sendBeacon(u,new Blob([body],{type}))},
send=(type,kind,path)=>{let e=f({type,url:location.href});e&&post(kind,path||new URL(e.url,location).pathname)},
va=(call,a)=>{call=="beforeSend"?f=a:call=="event"?send(call,a.name,(a.data||0).path):call=="pageview"&&send(call,"view",a&&a.path)},
q=w.vaq||[];
w.va=va;q.filter(c=>c[0]=="beforeSend").map(c=>va(...c));x||va("pageview");q.filter(c=>c[0]!="beforeSend").map(c=>va(...c));w.vaq=[]
})(window)`;

const hash = createHash('sha256').update(COUNTING_SCRIPT).digest('base64url').slice(0, 22);
export const COUNTING_FILE = `page-views-${hash}.js`;

/** Clients cache it forever. */
export const COUNTING_ADDRESS = `/page-script/${COUNTING_FILE}`;
