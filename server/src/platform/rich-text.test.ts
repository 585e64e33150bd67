import { describe, expect, it } from 'vitest';
import { cleanRichText } from './rich-text.ts';

describe('cleanRichText', () => {
  it.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p><img src=x onerror=alert(1)>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)" style="position:fixed" class="x">a</p>', '<p>a</p>'],
    ['<p>a</p><iframe src="https://evil.example"></iframe>', '<p>a</p>'],
    ['<p>a</p><style>*{display:none}</style>', '<p>a</p>'],
    ['<p><svg><script>alert(1)</script></svg>a</p>', '<p>a</p>'],
    ['<p><math><mi xlink:href="javascript:alert(1)">b</mi></math>a</p>', '<p>ba</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p><a>a</a></p>'],
    ['<p><a href="JaVa&#x09;Script:alert(1)">a</a></p>', '<p><a>a</a></p>'],
    ['<p><a href="data:text/html,<script>">a</a></p>', '<p><a>a</a></p>'],
    ['<p><a href="//evil.example">a</a></p>', '<p><a>a</a></p>'],
    ['<p><a href="/\\evil.example">a</a></p>', '<p><a>a</a></p>'],
    ['<p><a href="http://evil.example">a</a></p>', '<p><a>a</a></p>'],
    [
      '<p><a href="https://e.example" target="x" onclick="y">a</a></p>',
      '<p><a href="https://e.example">a</a></p>',
    ],
    ['<p><a href="/down">a</a></p>', '<p><a href="/down">a</a></p>'],
    ['<p><b>a</b><i>b</i></p>', '<p><strong>a</strong><em>b</em></p>'],
    ['<p><!-- <script> -->a</p>', '<p>a</p>'],
    ['<p>&lt;script&gt;a</p>', '<p>&lt;script&gt;a</p>'],
    ['<p><scr<script>ipt>alert(1)</p>', undefined],
    ['<p>a', '<p>a</p>'],
    ['\n <p>a</p>', '<p>a</p>'],
    ['<P>a</P>', '<p>a</p>'],
    ['<h1>a</h1><div>b</div>', '<h3>a</h3><p>b</p>'],
    ['<h6>a</h6>', '<h4>a</h4>'],
    ['<b>a</b> b<ul><li>c</li></ul>', '<p><strong>a</strong> b</p><ul><li>c</li></ul>'],
    ['<span style="color:red">a</span>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<p><a>a</a></p>'],
    ['<div onmouseover="alert(1)">a</div>', '<p>a</p>'],
    ['<div><div>a</div>b</div>', undefined],
    ['<br><script>alert(1)</script>', '<p><br /></p>'],
  ])('%j: %s', (text, expected) => {
    const clean = cleanRichText(text);
    expect(clean).not.toMatch(/<script|<img|<svg|<iframe|<style|on\w+=|javascript:|style=/iu);
    if (expected !== undefined) {
      expect(clean).toBe(expected);
    }
    expect(cleanRichText(clean)).toBe(clean);
  });

  it('leaves plain text as it is: nobody reads it as markup', () => {
    for (const plain of ['1 < 2 & 3 > 2\n\n<script>alert(1)</script>', '<3 a', '<script>a']) {
      expect(cleanRichText(plain)).toBe(plain);
    }
  });
});
