import { PERSONAL_ADDRESS } from './personal';

/**
 * Fetches the scripts of a public page when a person first touches it. Identical on every page and allowed by its hash; at most 1,024
 * bytes compressed.
 * - `data-files` on its element lists the files in the order they run. None runs before all are in the browser's cache, so that a lost
 *   connection leaves nothing half done. The next touch retries, and so does a two-second timer while a press waits. Uses fetch, because
 *   Chromium never retries a failed preload.
 * - On a small screen, a press on a link fetches nothing, because the browser leaves the page, unless the press is held. On a wide screen,
 *   the link may show a listing beside its list.
 * - Holds a press on an element that needs JavaScript (a `type="button"` or a select), or that then stays on the page (`data-hold`). The
 *   element is `aria-busy` until React takes it over; then the press is repeated. Further presses meanwhile count as the same press,
 *   unless the element has `data-each-press`. A press on a link that opens another tab or window is not held.
 * - Reloads the page if a file is gone, for example after a new build, but not twice within a minute, to avoid a loop.
 * - Reloads the page when Back or Forward leads to another page in the same document: a page that was reloaded at an address that a
 *   script had set. Once Next.js runs, it does this.
 * - Loads the personal script if there is a signed-in cookie or a cookie with saved listings.
 * - `data-at="idle"` on its element fetches at idle instead of at the first touch.
 */
export const LOADER = `(d=>{let{files:f,at:a}=d.currentScript.dataset,w=[],c=location,o=c.pathname,b,l,n,t,
m=(q,o)=>Object.assign(d.createElement(q),o),
r=e=>/__reactP/.test(Object.keys(e)),
p=()=>{let[e,y]=w[0]||[],h=e&&r(e);e&&setTimeout(()=>{if(h||!e.isConnected){w.shift();e.ariaBusy=null;y<"cl"?e.dispatchEvent(new Event(y,{bubbles:1})):e.click()}p()},40)},
x=()=>{b=0;if(w[0]){n||d.body.append(n=m("p",{className:"no-connection",role:"alert",textContent:"No connection. Trying again."}));clearTimeout(t);t=setTimeout(s,2e3)}},
g=(k=Date.now(),o=sessionStorage)=>k-(o.touch||0)<6e4?x():(o.touch=k,c.reload()),
s=()=>{if(b)return;b=1;let u=f.split(" ");Promise.all(u.map(h=>fetch(h).then(q=>q.ok?q.blob():Promise.reject(q.status)))).then(()=>{n&&n.remove();u.map(v=>{let e=m("script",{src:v,async:!1});d.head.append(e);e.async=!0});l=1;p()},e=>e==404?g():x()).catch(x)};
for(let y of["pointerdown","keydown","focusin","change","click"])addEventListener(y,v=>{let e=v.target,k=y=="click"?e.closest("[type=button]"+(v.ctrlKey|v.metaKey|v.shiftKey|v.altKey?"":",[data-hold]")):y=="change"&&e.type=="select-one"&&e;if(k||(y=="focusin"?e.form:y=="keydown"||innerWidth>1023||!e.closest("a[href]")))s();if(k&&!r(k)){k==e&&y!="click"||(v.preventDefault(),v.stopPropagation());if(!w.some(i=>i[0]==k)||"eachPress"in k.dataset)w.push([k,y])==1&&l&&p();k.ariaBusy=!0}},!0);
/mwanzo-s(igned-in|aved)=/.test(d.cookie)&&d.head.append(m("script",{src:"${PERSONAL_ADDRESS}"}));
onpopstate=()=>l||c.pathname==o||c.reload();
a&&addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(s))
})(document)`;
