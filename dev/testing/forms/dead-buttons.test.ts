import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { deadButtonsIn } from './dead-buttons';

const deadIn = (html: string) => deadButtonsIn(new JSDOM(html).window.document);

it.each([
  ['<button type="button">Preview</button>', ['Preview']],
  ['<form><button type="button" aria-label="Show password">Show</button></form>', ['Show password']],
  ['<button>Send</button>', ['Send']],
  ['<div class="filters"><button type="button">More</button></div>', ['More']],
  ['<dialog open><button type="button">Close</button></dialog>', ['Close']],
  ['<noscript><button type="button">Without script</button></noscript>', ['Without script']],
])('reports %s', (html, names) => {
  expect(deadIn(html)).toEqual(names);
});

it.each([
  '<form><button>Send</button></form>',
  '<form id="send"></form><button form="send">Send</button>',
  '<button type="button" popovertarget="filters">Filters</button>',
  '<button type="button" command="show-modal" commandfor="help">Help</button>',
  '<button type="button" disabled>Soon</button>',
  '<button type="button" aria-disabled="true">Soon</button>',
  '<button type="button" class="button noscript:hidden">Preview</button>',
  '<p class="mt-2 noscript:hidden"><button type="button">Preview</button></p>',
  '<div class="carousel-controls"><button type="button">Next slide</button></div>',
  '<div class="filters"><div class="only-whole"><button type="button">More</button></div></div>',
  '<p hidden><button type="button">Undo</button></p>',
  '<template><button type="button">Undo</button></template>',
  '<dialog><button type="button">Close</button></dialog>',
])('accepts %s', (html) => {
  expect(deadIn(html)).toEqual([]);
});
