import { MAX_ASKED } from '@/lib/applications/records/max-asked';
import { LOCALE, TIME_ZONE } from '@/lib/platform/core/locale';
import { NO_DATE } from '@/lib/platform/format/dates';
import { constantAddress } from './constant-files';

/** The browser version of formatDayNear. */
export const DAY_NEAR = `t=>{if(!t)return"${NO_DATE}";let f=t=>new Date(t).toLocaleDateString("${LOCALE}",{timeZone:"${TIME_ZONE}",year:"numeric",month:"short",day:"numeric"}),y=f(t);return y.slice(-4)==f(Date.now()).slice(-4)?y.slice(0,-6):y}`;

/**
 * Shows personal marks on an untouched public page: the listings the visitor has applied to and saved. It is the only script fetched
 * before the first touch, for signed-in users and devices with saved listings; at most 1,536 bytes over the wire.
 * - Elements with `data-when-applied` and a listing's ID are in the HTML, but hidden; those with `data-unless-applied` are visible.
 *   Inside, `data-day` receives the day of the application, or of its withdrawal, and `data-status` appears for the statuses it names.
 * - Changes only attributes, and text that React leaves alone, so that hydration matches.
 * - Stores the response in `earlyMarks`, so that app/_components/apply/marks.ts does not request it again.
 */
export const PERSONAL = `(d=>{let q=(s,f,o=d)=>o.querySelectorAll(s).forEach(f),day=${DAY_NEAR},
save=i=>q('[action$="saved/'+i+'"] [aria-pressed]',e=>e.setAttribute("aria-pressed",!0)),
apply=({internshipId:i,appliedAt:t,status:s,withdrawnAt:w})=>{q('[data-when-applied="'+i+'"]',e=>{e.hidden=!1;e.dataset.applied="";q("[data-day]",o=>o.textContent=day(o.dataset.day=="withdrawn"?w:t),e);q('[data-status*="'+s+'"]',o=>o.hidden=!1,e)});q('[data-unless-applied="'+i+'"]',e=>e.hidden=!0)},
go=()=>{let a=[];if(!("signedIn"in d.documentElement.dataset))return(d.cookie.match(/mwanzo-saved=([\\da-f.]+)/)||a).slice(1).map(v=>v.split(".").map(save));
q("[data-when-applied]",e=>a.push(e.dataset.whenApplied));a=[...new Set(a)].slice(0,${MAX_ASKED});
a[0]&&fetch("/api/applications/applied?internshipIds="+a).then(r=>r.ok?r.json():0).then(m=>{if(m){m.asked=a;self.earlyMarks=m;m.applied.map(apply);m.saved.map(save);dispatchEvent(new Event("saved-changed"))}},()=>0)};
d.readyState=="loading"?addEventListener("DOMContentLoaded",go):go()
})(document)`;

/** Contains the script's hash, so that clients can cache it indefinitely. */
export const PERSONAL_ADDRESS = constantAddress('personal', PERSONAL);
