import { createElement, Fragment, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './rich-text.css';

/** What a body may hold; nothing else is drawn. */
const drawn: ReadonlySet<string> = new Set('P H3 H4 UL OL LI BLOCKQUOTE STRONG EM U S'.split(' '));

/** A path of this site or an https address (R78). */
const address = /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/u;

/** Whether a body has marks; any other one is plain text, whatever characters stand in it. */
export function isRichText(text: string): boolean {
  return /^<(p|h3|h4|ul|ol|blockquote)[\s>]/u.test(text);
}

/**
 * A body of an operator: with its marks where it has any, else by paragraphs. The server lets
 * nothing else through, and no text ever becomes markup here: elements are made one by one (R76).
 */
export function RichText(props: { readonly text: string; readonly className?: string }) {
  const { text, className } = props;
  return (
    <div dir="auto" className={classNames('ui-rich', className)}>
      {isRichText(text)
        ? childrenOf(new DOMParser().parseFromString(text, 'text/html').body)
        : text.split(/\n{2,}/u).map((paragraph, at) => (
            <p key={`${at} ${paragraph}`} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
    </div>
  );
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, at) => <Fragment key={at}>{drawnOf(child)}</Fragment>);
}

function drawnOf(node: Node): ReactNode {
  if (!(node instanceof Element)) {
    return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
  }
  if (node.tagName === 'BR') {
    return <br />;
  }
  const inside = childrenOf(node);
  if (node.tagName === 'A') {
    return linkOf(node.getAttribute('href') ?? '', inside);
  }
  // What a script or a style says is no text.
  return drawn.has(node.tagName)
    ? createElement(node.tagName.toLowerCase(), { dir: 'auto' }, ...inside)
    : null;
}

function linkOf(href: string, inside: readonly ReactNode[]): ReactNode {
  if (!address.test(href)) {
    return inside;
  }
  const outside = href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={href} {...outside}>
      {inside}
    </a>
  );
}
