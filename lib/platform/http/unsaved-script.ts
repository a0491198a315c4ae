/**
 * Asks before the page is left while a form with `data-guarded` has changes that were not saved: from the first letter, also
 * before React has taken the form over. The form keeps this as its property `unsaved`, which the form itself also sets
 * (app/dashboard/_components/staff/unsaved.ts). A form that the browser sends by itself counts as saved.
 */
export const UNSAVED_SCRIPT = `(()=>{let a=e=>{[...document.forms].some(f=>f.unsaved)&&(e.preventDefault(),e.returnValue=!0)},
m=({target:{form:f}})=>{f&&"guarded"in f.dataset&&(f.unsaved=!0,addEventListener("beforeunload",a))};
addEventListener("input",m,!0);addEventListener("change",m,!0);
addEventListener("submit",e=>{e.defaultPrevented||(e.target.unsaved=!1)})
})()`;
