import type { Order } from '../book.ts';
import { bankActs, type PayerAct, payerActs } from '../payer.ts';
import { textsFor } from './texts.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-block-size: 100vh; display: grid; place-content: center; padding: 16px; }
main { inline-size: min(420px, 92vw); display: grid; gap: 16px; }
h1 { margin: 0; font-size: 20px; }
p { margin: 0; }
strong { font-size: 32px; }
form { display: grid; gap: 8px; }
button, a { font: inherit; min-block-size: 44px; border-radius: 10px; border: 1px solid;
  padding: 8px 16px; background: transparent; color: inherit; cursor: pointer;
  text-align: center; text-decoration: none; }
button[value="pay"] { background: #0b6b4f; border-color: #0b6b4f; color: #fff; font-weight: 700; }
button:focus-visible, a:focus-visible { outline: 3px solid #2f7cf6; outline-offset: 2px; }
`;

/** The hosted page of one order: what is to be paid, and what the payer may do. */
export function payPage({ order, state }: Order, acceptLanguage: string): string {
  const { language, texts } = textsFor(acceptLanguage);
  const price = escaped(`${order.amount} ${order.currency}`);
  const form = (acts: readonly PayerAct[]) =>
    `<form method="post">${acts
      .map((act) => `<button name="act" value="${act}">${texts[act]}</button>`)
      .join('\n')}</form>`;
  const choice =
    state === 'PENDING'
      ? form(payerActs)
      : `<p role="status">${texts[state]}</p>
<a href="${escaped(order.returnUrl)}">${texts.back}</a>
${state === 'PAID' ? form(bankActs) : ''}`;
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title><style>${style}</style></head>
<body><main>
<h1>${texts.title}</h1>
<p>${texts.note}</p>
<p>${texts.amount}<br><strong><bdi>${price}</bdi></strong></p>
<p>${texts.reference}: <bdi>${escaped(order.reference)}</bdi></p>
${choice}
</main></body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
}

/** What the page may do: its own style, its own form. */
export function pagePolicy(returnUrl: string): string {
  const back = new URL(returnUrl).origin;
  return `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' ${back}`;
}
