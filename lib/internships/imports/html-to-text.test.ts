import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text';

test.each<[string, string]>([
  ['<p>One.</p><p>Two.</p>', 'One.\n\nTwo.'],
  ['<p>One.</p>\r\n<p>Two\r\nand more.</p>\r\n', 'One.\n\nTwo and more.'],
  ['One.<br>Two.<br/>Three.<BR />Four.', 'One.\nTwo.\nThree.\nFour.'],
  ['<div>One.</div><div>Two.</div>', 'One.\nTwo.'],
  ['<h2>Role</h2><p>Milk cows.</p>', 'Role\n\nMilk cows.'],
  ['<ul><li>Milk</li><li>Count</li></ul>', '- Milk\n- Count'],
  [
    '<p>You will:</p><ul>\n  <li>Milk</li>\n  <li><p>Count</p></li>\n</ul><p>Daily.</p>',
    'You will:\n\n- Milk\n- Count\n\nDaily.',
  ],
  ['<ol><li>Milk<ol><li>At dawn</li></ol></li></ol>', '- Milk\n- At dawn'],
  [
    '<table><tr><td>Pay</td><td>15,000</td></tr><tr><td>Place</td><td>Nakuru</td></tr></table>',
    'Pay 15,000\nPlace Nakuru',
  ],
  [
    '<b>Bold</b> and <i class="x">slanted</i>, <span style=\'color:red\'>red</span>.',
    'Bold and slanted, red.',
  ],
  ['<strong>Role</strong>\nMilk cows.\n\nCount them.', 'Role\nMilk cows.\n\nCount them.'],
  ['R&amp;D at Ng&#39;ang&#x27;a &ndash; 5&nbsp;days&hellip;', "R&D at Ng'ang'a – 5 days…"],
  ['&ldquo;Best&rdquo; farm&rsquo;s &bull; pay &pound;5 &euro;6 &copy;', '“Best” farm’s • pay £5 €6 ©'],
  ['Word&#146;s own &#150; signs', 'Word’s own – signs'],
  ['caf&eacute; &unknown; &amp', 'café &unknown; &amp'],
  ['&lt;p&gt;One.&lt;/p&gt;&lt;p&gt;R&amp;amp;D&lt;/p&gt;', 'One.\n\nR&D'],
  [
    'Write <a href="https://bonde.example/jobs?a=1&amp;b=2">here</a>.',
    'Write here (https://bonde.example/jobs?a=1&b=2).',
  ],
  ['<a href="mailto:hr@bonde.example">hr@bonde.example</a>', 'hr@bonde.example'],
  ['<a href=https://bonde.example/>https://bonde.example/</a>', 'https://bonde.example/'],
  ['<a href="javascript:alert(1)">here</a>', 'here'],
  ['<p>One.</p><script>alert("<p>")</script><style>p{}</style><p>Two.</p>', 'One.\n\nTwo.'],
  ['<p onclick="alert(1)">One.<img src=x onerror=alert(1)></p>', 'One.'],
  ['<p>One.<!-- <p>not</p> --></p><![endif]-->', 'One.'],
  ['<html><head><title>No</title></head><body><p>One.</p></body></html>', 'One.'],
  ['<p class=MsoNormal><span lang=EN-GB>One.<o:p></o:p></span></p>', 'One.'],
  ['<p>One.', 'One.'],
  ['One.<img src=x onerror=alert(1)>', 'One.'],
  ['<svg onload=alert(1)>One.', 'One.'],
  ['<script>One.', 'One.'],
  ['One.<iframe src="https://bonde.example"></iframe>', 'One.'],
  ['<p>One.</p><style>Two.', 'One.\n\nTwo.'],
  ['x&#0;y&#1;z&#x1b;', 'x y z '],
  ['One.</p>', 'One.'],
  ['<p>&nbsp;</p><p>One.</p><p>&nbsp;</p><p>Two.</p>', 'One.\n\nTwo.'],
  ['<p>a < b and c > d</p>', 'a < b and c > d'],
  ['<<p>script>alert(1)<</p>/script>', '<\n\nscript>alert(1)<\n\n/script>'],
])('%j', (html, text) => expect(htmlToText(html)).toBe(text));

test.each([
  'R&D, Q&A; a < b > c',
  'Knows C++ <vector> and List<String>',
  'Write to Amina <amina@bonde.example>',
  'One.\n\n  Two.\n- Three.',
  'Less than <5 years & more than >2',
  '',
  'Know <header> and <div> of HTML',
])('a text without HTML stays: %j', (text) => expect(htmlToText(text)).toBe(text));

test.each([
  '<p>',
  '<p ',
  '<a href="',
  '<a \'<a "',
  '<li>',
  '<!--',
  '<script>',
  '<script ',
  '</script ',
  '&amp;',
  '&',
  '&#',
  '<',
  '\n<br>\n',
  '- \n',
  '<ul><li>',
])('100 KB of %j take no more than 150 ms', (piece) => {
  const html = `<p>a</p>${piece.repeat(100_000 / piece.length)}`;
  const from = process.cpuUsage();
  htmlToText(html);
  const { user, system } = process.cpuUsage(from);
  expect((user + system) / 1_000).toBeLessThan(150);
});
