import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleBoot } from '@portal/protocol/testing';
import source from '../../build/first-paint.js?raw';

/** A script that the line never brings to its end, and one that fails. */
const held = 'data:text/javascript,await new Promise(() => {})';
const broken = 'data:text/javascript,throw new Error("no script")';

const texts = {
  en: { title: 'It failed', text: 'A part is missing', late: 'It took long', again: 'Load again' },
  ar: { title: 'لم يتم تحميل', text: 'جزء', late: 'وقت طويل', again: 'إعادة التحميل' },
};

/** Runs the script as the build writes it, in a document that holds what the server sent. */
function arrive(script: string): void {
  const boot = document.createElement('script');
  Object.assign(boot, { id: 'boot', type: 'application/json' });
  boot.textContent = JSON.stringify({ ...sampleBoot(), language: 'EN' });
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = '<div class="first-paint"></div>';
  document.body.append(boot, root);
  const values = {
    __MESSAGE_FILES__: {},
    __RIGHT_TO_LEFT__: ['ar'],
    __LATE_SHEETS__: [],
    __PAGE_FILES__: { home: [], centre: [], others: [] },
    __SCRIPTS__: [script],
    __FAILED_TEXTS__: texts,
  };
  const written = Object.entries(values).reduce(
    (text, [place, value]) => text.replace(place, () => JSON.stringify(value)),
    source,
  );
  const element = document.createElement('script');
  element.textContent = written;
  document.body.append(element);
}

const alert = page.getByRole('alert');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  delete document.documentElement.dataset['motion'];
  localStorage.clear();
});

describe('Calm mode (SYS-15)', () => {
  it.each([
    ['1', 'calm'],
    ['0', undefined],
    [null, undefined],
  ])('kept as %j stands before anything moves', (choice, motion) => {
    if (choice !== null) {
      localStorage.setItem('calmMode', choice);
    }
    arrive(held);
    expect(document.documentElement.dataset['motion']).toBe(motion);
  });
});

describe('the first load (SYS-06)', () => {
  it('says after two minutes that its script did not come, and not before', async () => {
    arrive(held);
    await vi.advanceTimersByTimeAsync(119_000);
    expect(alert.elements()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    await expect.element(alert.getByRole('heading', { name: texts.en.title })).toBeVisible();
    await expect.element(alert.getByText(texts.en.late)).toBeVisible();
    await expect.element(alert.getByRole('button', { name: texts.en.again })).toBeVisible();
  });

  it('says at once that its script failed', async () => {
    arrive(broken);
    await vi.advanceTimersByTimeAsync(600);
    await vi.waitFor(() => expect(alert.elements()).toHaveLength(1));
    await expect.element(alert.getByText(texts.en.text)).toBeVisible();
  });

  it('says that the portal could not start, in the language that was chosen', async () => {
    localStorage.setItem('lang', 'AR');
    arrive(held);
    globalThis.dispatchEvent(new Event('start-failed'));
    await expect.element(alert.getByRole('heading', { name: texts.ar.title })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('says nothing over a portal that stands', async () => {
    arrive(held);
    document.querySelector('.first-paint')?.remove();
    await vi.advanceTimersByTimeAsync(121_000);
    expect(alert.elements()).toEqual([]);
  });
});
