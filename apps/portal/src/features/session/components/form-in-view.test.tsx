import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal } from '../../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'Open an account' });
const submit = dialog.getByRole('button', { name: 'Create account' });

/** The element that is really seen in the middle of another one's box. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [top + 1, top + height - 1].every((y) => {
    const hit = document.elementFromPoint(left + width / 2, y);
    return hit !== null && element.contains(hit);
  });
}

/** The dialog stands where it stays. */
async function opened(): Promise<void> {
  await Promise.all(
    dialog
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  );
}

describe.each([
  [1280, 800],
  [390, 844],
] as const)('the registration at %s by %s', (width, height) => {
  async function open(): Promise<void> {
    await openPortal('/register', { width });
    await page.viewport(width, height);
    await expect.element(submit).toBeVisible();
    await opened();
  }

  it('keeps its button in view, whatever opens above it', async () => {
    await open();
    expect(isSeen(submit.element())).toBe(true);
    await dialog.getByText(/^More details/u).click();
    expect(isSeen(submit.element())).toBe(true);
    await submit.click();
    const count = dialog.getByText(/fields need a change/u);
    await expect.element(count).toBeVisible();
    expect([isSeen(submit.element()), isSeen(count.element())]).toEqual([true, true]);
  });

  it('shows the label of the field that a refusal leads to', async () => {
    await open();
    const body = dialog.element().querySelector('.ui-modal-body');
    body?.scrollTo({ top: 10_000 });
    await submit.click();
    const username = dialog.getByRole('textbox', { name: 'Username' });
    await expect.element(username).toHaveFocus();
    const label = dialog.element().querySelector(`label[for="${username.element().id}"]`);
    expect(label !== null && isSeen(label)).toBe(true);
  });
});

describe('what comes late to the registration', () => {
  it('stands below the form, which stays where it is', async () => {
    const release = far.hold('listPromotions');
    await openPortal('/register');
    await expect.element(submit).toBeVisible();
    await opened();
    const username = dialog.getByRole('textbox', { name: 'Username' }).element();
    const body = dialog.element().querySelector('.ui-modal-body');
    const placeInBody = () =>
      username.getBoundingClientRect().top - (body?.getBoundingClientRect().top ?? 0);
    const before = placeInBody();
    release();
    await expect.element(dialog.getByText(/for opening an account/u)).toBeInTheDocument();
    expect(placeInBody()).toBe(before);
  });
});
