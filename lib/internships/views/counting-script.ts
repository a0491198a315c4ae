import { createHash } from 'node:crypto';

/** Where reports of views and clicks go (`countPageView`). */
export const PAGE_VIEWS_ENDPOINT = '/api/page-views';

/**
 * What `@vercel/analytics` fetches in place of Vercel's script where `ANALYTICS` is `own`: reports a view of the page and the events that the
 * client calls out, each by its kind and path; at most 1,024 bytes compressed.
 *
 * - `window.vaq` holds the calls that came before: `beforeSend` with a function that may change an address or drop the report, `event`,
 *   `pageview`. `window.va` takes the calls from then on.
 * - A report has no cookie and no query. Its referrer is the origin alone, by which older browsers show that it comes from this site.
 * - It is sent although the page is left: by `keepalive`, or by a beacon where a browser has none.
 */
export const COUNTING_SCRIPT = `(w=>{let{endpoint:u,disableAutoTrack:x}=document.currentScript.dataset,f=e=>e,
post=(kind,path)=>{let body=JSON.stringify({kind,path}),type="application/json";"keepalive"in Request.prototype?fetch(u,{method:"POST",body,keepalive:!0,credentials:"omit",referrerPolicy:"origin",headers:{"Content-Type":type}}).catch(()=>0):navigator.sendBeacon(u,new Blob([body],{type}))},
send=(type,kind,path)=>{let e=f({type,url:location.href});e&&post(kind,path||new URL(e.url,location).pathname)},
va=(call,a)=>{call=="beforeSend"?f=a:call=="event"?send(call,a.name,(a.data||0).path):call=="pageview"&&send(call,"view",a&&a.path)},
q=w.vaq||[];
w.va=va;q.filter(c=>c[0]=="beforeSend").map(c=>va(...c));x||va("pageview");q.filter(c=>c[0]!="beforeSend").map(c=>va(...c));w.vaq=[]
})(window)`;

const hash = createHash('sha256').update(COUNTING_SCRIPT).digest('base64url').slice(0, 22);

/** The name of the file with that script, by its hash. */
export const COUNTING_FILE = `page-views-${hash}.js`;

/** Its address; clients cache it for good. */
export const COUNTING_ADDRESS = `/page-script/${COUNTING_FILE}`;
