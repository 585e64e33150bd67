import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isRichText, RichText } from './rich-text.tsx';

/** What hostile bodies are drawn as: text at most, never an element or a handler of theirs. */
const hostile = [
  '<p>a<script>alert(1)</script></p>',
  '<p><img src=x onerror=alert(1)>a</p>',
  '<p onclick="alert(1)" style="position:fixed">a</p>',
  '<p><a href="javascript:alert(1)">a</a></p>',
  '<p><a href="//evil.example">a</a></p>',
  '<p><a href="data:text/html,x">a</a></p>',
  '<p><svg><script>alert(1)</script></svg>a</p>',
  '<p><iframe srcdoc="<script>alert(1)</script>"></iframe>a</p>',
  '<p><math><mi xlink:href="javascript:alert(1)">b</mi></math>a</p>',
];

describe('RichText', () => {
  it.each(hostile)('draws nothing that runs of %j', (text) => {
    const markup = renderToStaticMarkup(<RichText text={text} />);
    expect(markup).not.toMatch(/script|onerror|onclick|style=|javascript|iframe|svg|href|data:/u);
    expect(markup).toContain('a');
  });

  it('draws marks and links, those that lead away in a window of their own', () => {
    const text =
      '<p>a <strong>b</strong></p><ul><li>c</li></ul><p><a href="/down">d</a> <a href="https://e.example">e</a></p>';
    const markup = renderToStaticMarkup(<RichText text={text} />);
    expect(markup).toContain('<strong dir="auto">b</strong>');
    expect(markup).toContain('href="/down"');
    expect(markup).toContain('target="_blank" rel="noopener noreferrer"');
  });

  it('shows plain text by paragraphs, whatever characters stand in it', () => {
    const markup = renderToStaticMarkup(<RichText text={'1 < 2\n\n<b>no mark</b>'} />);
    expect(markup).toContain('&lt;b&gt;no mark&lt;/b&gt;');
    expect(isRichText('<script>alert(1)</script>')).toBe(false);
  });
});
