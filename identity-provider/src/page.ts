import { textsFor } from './texts.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-block-size: 100vh; display: grid; place-content: center; padding: 16px;
  box-sizing: border-box; }
main { inline-size: min(420px, 92vw); display: grid; gap: 16px; }
h1 { margin: 0; font-size: 20px; }
p { margin: 0; }
form, label { display: grid; gap: 8px; }
button, input { font: inherit; min-block-size: 44px; border-radius: 10px; border: 1px solid;
  padding: 8px 16px; background: transparent; color: inherit; box-sizing: border-box; }
button { cursor: pointer; }
button[value="sign_in"] { background: #0b4f8a; border-color: #0b4f8a; color: #fff;
  font-weight: 700; }
button:focus-visible, input:focus-visible { outline: 3px solid #2f7cf6; outline-offset: 2px; }
`;

/** The one page: who somebody is, and that nothing here is real. */
export function signInPage(acceptLanguage: string): string {
  const { language, texts } = textsFor(acceptLanguage);
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title><style>${style}</style></head>
<body><main>
<h1>${texts.title}</h1>
<p>${texts.note}</p>
<form method="post">
<label>${texts.person}
<input name="person" required maxlength="40" autocomplete="off" autofocus></label>
<button name="act" value="sign_in">${texts.signIn}</button>
<button name="act" value="cancel" formnovalidate>${texts.cancel}</button>
</form>
</main></body></html>`;
}
