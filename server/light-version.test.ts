import { expect, test } from 'vitest';
import { toLightVersion } from './light-version';

test.each([
  ['<p>a</p><script>run()</script><p>b</p>', '<p>a</p><p>b</p>'],
  ['<script src="/x.js" async=""></script>', ''],
  ['<script type="application/ld+json">{"a":"</p>"}</script>', ''],
  ['<link rel="preload" as="font" href="/x.woff2"/>', ''],
  ['<link href="/x.js" as="script" rel="preload"/>', ''],
  ['<link rel="stylesheet" href="/x.css"/>', '<link rel="stylesheet" href="/x.css"/>'],
  ['<link rel="canonical" href="/x"/>', '<link rel="canonical" href="/x"/>'],
  ['<p>a<img src="/x.svg" alt=""/>b</p>', '<p>ab</p>'],
  ['<svg width="1" role="img" aria-label="x"><path d="M0"/></svg>', ''],
  ['<svg aria-hidden="true"><path d="M0"/></svg>', '<svg aria-hidden="true"><path d="M0"/></svg>'],
  ['<noscript><p>It needs script.</p></noscript>', '<p>It needs script.</p>'],
  ['<p>a<!-- -->b</p><!--$-->', '<p>ab</p>'],
  ['<html lang="en" class="font_x">', '<html lang="en" data-light="">'],
  ['<p>&lt;script&gt;kept&lt;/script&gt;</p>', '<p>&lt;script&gt;kept&lt;/script&gt;</p>'],
])('%s becomes %s', (html, light) => expect(toLightVersion(html)).toBe(light));
