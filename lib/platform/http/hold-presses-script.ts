/**
 * Holds a press on a button that needs script until React has hydrated it, then presses it once. Such a button is `type="button"`, or
 * submits a form without `action`, which the browser would otherwise send to the page's own address. It is `aria-busy` meanwhile. The
 * loader of public pages does the same (server/on-touch/loader.ts); dashboards fetch their script at once.
 */
export const HOLD_PRESSES_SCRIPT = `(()=>{let w=[],
r=e=>Object.keys(e).some(k=>/^__reactP/.test(k)),
p=()=>{w=w.filter(e=>{if(!e.isConnected)return;if(!r(e))return 1;e.removeAttribute("aria-busy");e.click()});w[0]&&setTimeout(p,40)};
addEventListener("click",v=>{let e=v.target.closest("[type=button],form:not([action]) [type=submit]");if(!e||r(e))return;v.preventDefault();v.stopPropagation();if(!w.includes(e)){e.ariaBusy=!0;w.push(e)==1&&setTimeout(p,40)}},!0)
})()`;
