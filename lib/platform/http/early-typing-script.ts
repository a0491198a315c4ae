/**
 * Protects what people type on a page, even before React hydrates its forms.
 *
 * - Asks for confirmation before the user leaves a page while a form with `data-guarded` has unsaved changes, from the first letter. The
 *   script records this in the form's property `unsaved`, which the form also sets (app/dashboard/_components/staff/unsaved.ts). A form
 *   submitted by the browser counts as saved.
 * - Assigns a focused textarea its own text, so that the browser considers it edited. Otherwise hydration, which sets `defaultValue`,
 *   would move the caret to its beginning.
 */
export const EARLY_TYPING_SCRIPT = `(()=>{let a=e=>{[...document.forms].some(f=>f.unsaved)&&(e.preventDefault(),e.returnValue=!0)},
m=({target:{form:f}})=>{f&&"guarded"in f.dataset&&(f.unsaved=!0,addEventListener("beforeunload",a))};
addEventListener("input",m,!0);addEventListener("change",m,!0);
addEventListener("submit",e=>{e.defaultPrevented||(e.target.unsaved=!1)});
addEventListener("focus",({target:t})=>{t.type=="textarea"&&(t.value=t.value)},!0)
})()`;
