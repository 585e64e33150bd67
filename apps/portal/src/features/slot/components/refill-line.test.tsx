import { LanguageProvider } from '@portal/i18n/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { texts } from 'virtual:messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keptLanguage } from '../../../shared/site/site-languages.ts';
import { RefillLine } from './refill-line.tsx';

const keys: string[] = [];
const refilled: string[] = [];
let answer: () => Response;
let root: Root;

/** Answers every refill and stores the key that it came with. */
async function farSide(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  expect(new URL(request.url).pathname).toBe('/wps/relay/wallet/fun/refill');
  keys.push(request.headers.get('idempotency-key') ?? '');
  return answer();
}

function refused(code: string, status: number, message: string): Response {
  return Response.json({ success: false, code, message, data: {}, requestId: 'r' }, { status });
}

async function open(locale: 'en' | 'ar'): Promise<void> {
  const dictionary = await texts.open(locale);
  const language = { code: locale, locale };
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider
        texts={texts}
        offered={[language]}
        initial={{ ...language, dictionary }}
        memory={keptLanguage}
        timeZone="UTC"
      >
        <RefillLine onRefilled={(balance) => refilled.push(balance)} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.stubGlobal('fetch', farSide);
  const value = { credited: '5000.00', balance: '5000.10', currency: 'FUN' };
  answer = () => Response.json({ success: true, value });
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  keys.length = 0;
  refilled.length = 0;
  vi.unstubAllGlobals();
});

describe('the refill of fun money', () => {
  it('is offered in words and brings the new balance', async () => {
    await open('en');
    await expect.element(page.getByText(/^Your fun money has run out\./u)).toBeVisible();
    await page.getByRole('button', { name: 'Refill' }).click();
    await expect.poll(() => refilled).toEqual(['5000.10']);
  });

  it('shows a refusal, and asks with a new key afterwards', async () => {
    answer = () => refused('fun_refill_limit', 429, 'Often enough for now.');
    await open('en');
    await page.getByRole('button', { name: 'Refill' }).click();
    await expect.element(page.getByText(/^Often enough for now\./u)).toBeVisible();
    await page.getByRole('button', { name: 'Refill' }).click();
    await expect.poll(() => new Set(keys).size).toBe(2);
    expect(refilled).toEqual([]);
  });

  it('asks with the same key while the outcome is unknown (R106)', async () => {
    answer = () => new Response('', { status: 502 });
    await open('en');
    await page.getByRole('button', { name: 'Refill' }).click();
    await expect.poll(() => keys.length).toBe(1);
    await page.getByRole('button', { name: 'Refill' }).click();
    await expect.poll(() => keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('speaks Arabic', async () => {
    await open('ar');
    await expect.element(page.getByRole('button', { name: 'إعادة التعبئة' })).toBeVisible();
  });
});
