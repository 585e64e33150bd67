import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/helpArticles';
const drawer = () => page.getByRole('dialog');

async function save(): Promise<void> {
  await drawer()
    .getByLabelText(/^Reason/u)
    .fill('Asked by many.');
  await drawer().getByRole('button', { name: 'Save' }).click();
}

describe('the articles of the help centre', () => {
  it('shows each with its topic and languages', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('row', { name: /Logging in.*Account.*AR, EN/u }))
      .toBeVisible();
    await expect.element(page.getByRole('row', { name: /Fair rounds.*Games.*EN/u })).toBeVisible();
  });

  it('changes an article, and sends the help centre whole', async () => {
    await openDesk(`${address}?item=password`);
    await drawer().getByLabelText('Text').fill('Choose a very long one.');
    await save();
    await expect.element(page.getByText(/^Saved\./u).first()).toBeInTheDocument();
    expect(far.calls('changeHelpTopics')[0]?.body).toMatchObject({
      revision: samples.listHelpTopics.revision,
      list: [
        {
          id: 'account',
          articles: [
            { id: 'log-in' },
            { id: 'password', content: { EN: '<p>Choose a very long one.</p>' } },
          ],
        },
        { id: 'games' },
      ],
    });
  });

  it('says when and to whom each is shown, and changes it', async () => {
    await openDesk(address);
    const fair = page.getByRole('row', {
      name: /Fair rounds.*Everybody.*2026-03-01 00:00.*Not shown/u,
    });
    await expect.element(fair).toBeVisible();
    await fair.getByRole('button', { name: 'Fair rounds' }).click();
    await drawer().getByLabelText('Shown until').fill('2026-04-01T00:00');
    await drawer().getByLabelText('Signed in or not').selectOptions('Members');
    await drawer().getByLabelText('From VIP rank').fill('2');
    await drawer().getByLabelText('Only in these countries').fill('Thailand');
    await save();
    await expect
      .element(drawer().getByText('Each code has two letters, such as US.'))
      .toBeVisible();
    await drawer().getByLabelText('Only in these countries').fill('th vn');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => far.calls('changeHelpTopics')).toHaveLength(1);
    const audience = {
      languages: [],
      countries: ['TH', 'VN'],
      login: 'members',
      device: 'all',
      leastRank: 2,
    };
    expect(far.calls('changeHelpTopics')[0]?.body).toMatchObject({
      list: [
        { id: 'account' },
        { id: 'games', articles: [{ showFrom: null, showTo: '2026-04-01T00:00', audience }] },
      ],
    });
  });

  it('writes a new article in a new topic', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'New article' }).click();
    await drawer().getByLabelText('Topic', { exact: true }).selectOptions('New topic');
    await drawer().getByLabelText('Name of the topic').fill('Money');
    await drawer().getByLabelText('Title').fill('Deposits');
    await drawer().getByLabelText('Text').fill('Press Deposit.');
    await save();
    await expect.poll(() => far.calls('changeHelpTopics')).toHaveLength(1);
    expect(far.calls('changeHelpTopics')[0]?.body).toMatchObject({
      list: [
        { id: 'account' },
        { id: 'games' },
        { title: { EN: 'Money' }, articles: [{ title: { EN: 'Deposits' } }] },
      ],
    });
  });

  it('keeps a change for its moment', async () => {
    await openDesk(`${address}?item=fair`);
    await drawer()
      .getByLabelText(/^Comes into force/u)
      .fill('2026-03-09T06:00');
    await save();
    await expect.element(page.getByText(/^Planned\./u).first()).toBeInTheDocument();
    expect(far.calls('changeHelpTopics')[0]?.body).toMatchObject({
      effectiveFrom: '2026-03-09T06:00',
    });
  });

  it('takes an article away, and says when another operator was faster', async () => {
    far.refuse('changeHelpTopics', 'content_changed');
    await openDesk(`${address}?item=fair`);
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('Not true any more.');
    await drawer().getByRole('button', { name: 'Remove' }).click();
    await expect.element(drawer().getByText(refusalText('content_changed'))).toBeVisible();
    expect(far.calls('changeHelpTopics')[0]?.body).toMatchObject({ list: [{ id: 'account' }] });
  });

  it('says that there is none, and offers to ask again, also in Arabic', async () => {
    far.refuse('listHelpTopics', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText('تعذر عرض المقالات')).toBeVisible();
    far.answer('listHelpTopics', { ...samples.listHelpTopics, list: [] });
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByText('لا توجد مقالات')).toBeVisible();
  });
});

it('is busy while its list is on the way', async () => {
  const release = far.hold('listHelpTopics');
  await openDesk('/helpArticles');
  const table = page.getByRole('table').first();
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(table).not.toHaveAttribute('aria-busy', 'true');
});
