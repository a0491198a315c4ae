/**
 * Delays a click on a `type="button"`, which needs JavaScript, until React has hydrated it, then clicks it once. Until then it is
 * `aria-busy`. The loader of public pages does the same (server/on-touch/loader.ts).
 */
export const HOLD_PRESSES_SCRIPT = `(()=>{let w=[],
r=e=>Object.keys(e).some(k=>/^__reactP/.test(k)),
p=()=>{w=w.filter(e=>{if(!e.isConnected)return;if(!r(e))return 1;e.removeAttribute("aria-busy");e.click()});w[0]&&setTimeout(p,40)};
addEventListener("click",v=>{let e=v.target.closest("[type=button]");if(!e||r(e))return;v.preventDefault();v.stopPropagation();if(!w.includes(e)){e.ariaBusy=!0;w.push(e)==1&&setTimeout(p,40)}},!0)
})()`;
