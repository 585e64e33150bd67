import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk, sitAs } from '../../testing/desk.tsx';

const address = '/announcements';
const drawer = () => page.getByRole('dialog');
const { revision } = samples.listBrandNotices;

async function save(): Promise<void> {
  await drawer()
    .getByLabelText(/^Reason/u)
    .fill('News of the month.');
  await drawer().getByRole('button', { name: 'Save' }).click();
}

describe('the announcements of the site', () => {
  it('shows each with its kind, languages and schedule', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('row', { name: /New lagoon slots.*For everybody.*AR, EN.*Shown/u }))
      .toBeVisible();
    const popup = /Work on the site.*Popup after login.*EN.*2026-03-08 00:00.*Not shown/u;
    await expect.element(page.getByRole('row', { name: popup })).toBeVisible();
  });

  it('changes a text in one language and shows it as visitors read it', async () => {
    await openDesk(`${address}?item=ntc_popup`);
    await drawer().getByLabelText('Language').selectOptions('العربية – no text yet');
    await expect.element(drawer().getByRole('heading', { name: 'Work on the site' })).toBeVisible();
    await drawer().getByLabelText('Title').fill('أعمال صيانة');
    await expect.element(drawer().getByRole('heading', { name: 'أعمال صيانة' })).toBeVisible();
    await save();
    await expect.element(page.getByText(/^Saved\./u).first()).toBeInTheDocument();
    expect(far.calls('changeBrandNotices')[0]?.body).toMatchObject({
      revision,
      list: [
        { id: 'ntc_summer' },
        { id: 'ntc_popup', title: { EN: 'Work on the site', AR: 'أعمال صيانة' } },
      ],
      reason: 'News of the month.',
    });
  });

  it('puts a new one first, and asks for a text in the default language', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'New announcement' }).click();
    await save();
    await expect
      .element(
        drawer()
          .getByText(/^Write a text in English/u)
          .first(),
      )
      .toBeVisible();
    await drawer().getByLabelText('Title').fill('Hello');
    await drawer().getByLabelText('Text').fill('We are open.');
    await save();
    await expect.poll(() => far.calls('changeBrandNotices')).toHaveLength(1);
    expect(far.calls('changeBrandNotices')[0]?.body).toMatchObject({
      list: [{ title: { EN: 'Hello' }, showFrom: null }, { id: 'ntc_summer' }, { id: 'ntc_popup' }],
    });
  });

  it('advertises where its operator says so, a popup unless they say no (R13)', async () => {
    const offer = () => drawer().getByRole('checkbox', { name: /^Advertises/u });
    await openDesk(address);
    await page.getByRole('button', { name: 'New announcement' }).click();
    await expect.element(offer()).not.toBeChecked();
    await drawer().getByLabelText('Kind').selectOptions('Popup');
    await expect.element(offer()).toBeChecked();
    await offer().click();
    await expect.element(offer()).not.toBeChecked();
    await drawer().getByLabelText('Title').fill('Hello');
    await drawer().getByLabelText('Text').fill('We are open.');
    await save();
    await expect.poll(() => far.calls('changeBrandNotices')).toHaveLength(1);
    expect(far.calls('changeBrandNotices')[0]?.body).toMatchObject({
      list: [{ promotionType: 'PU', isOffer: false }, {}, {}],
    });
  });

  it('asks nothing of a promotion: it always advertises', async () => {
    await openDesk(`${address}?item=ntc_summer`);
    await drawer().getByLabelText('Kind').selectOptions('Promotion');
    await drawer()
      .getByRole('checkbox', { name: /^Pinned/u })
      .click();
    await expect
      .poll(() => drawer().getByRole('checkbox', { name: /^Adv/u }).elements())
      .toEqual([]);
    await save();
    await expect.poll(() => far.calls('changeBrandNotices')).toHaveLength(1);
    expect(far.calls('changeBrandNotices')[0]?.body).toMatchObject({
      list: [{ promotionType: 'PR', isOffer: true, isPinned: true }, {}],
    });
  });

  it('is for agents alone where its operator says so, a popup never (B5)', async () => {
    const agents = () => drawer().getByRole('checkbox', { name: /^For agents only/u });
    const [first, ...others] = samples.listBrandNotices.list;
    const list = [...(first === undefined ? [] : [{ ...first, isForAgents: true }]), ...others];
    far.answer('listBrandNotices', { ...samples.listBrandNotices, list });
    await openDesk(`${address}?item=ntc_popup`);
    await expect
      .element(page.getByRole('row', { name: /New lagoon slots.*For agents/u }))
      .toBeInTheDocument();
    await expect.element(drawer()).toBeVisible();
    expect(agents().elements()).toHaveLength(0);
    await drawer().getByLabelText('Kind').selectOptions('For everybody');
    await agents().click();
    await save();
    await expect.poll(() => far.calls('changeBrandNotices')).toHaveLength(1);
    expect(far.calls('changeBrandNotices')[0]?.body).toMatchObject({
      list: [{ isForAgents: true }, { id: 'ntc_popup', isForAgents: true }],
    });
  });

  it('is for an audience: a language, a login and a screen', async () => {
    await openDesk(`${address}?item=ntc_summer`);
    await drawer().getByLabelText('Signed in or not').selectOptions('Members');
    await drawer()
      .getByLabelText('Screen', { exact: true })
      .selectOptions('Phones and tablets (below 1024 px)');
    await drawer().getByLabelText('English').click();
    await save();
    await expect.poll(() => far.calls('changeBrandNotices')).toHaveLength(1);
    expect(far.calls('changeBrandNotices')[0]?.body).toMatchObject({
      list: [
        {
          audience: {
            languages: ['EN'],
            countries: [],
            login: 'members',
            device: 'phone',
            leastRank: 0,
          },
        },
        { audience: { languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 } },
      ],
    });
  });

  it('moves one and takes one away', async () => {
    await openDesk(`${address}?item=ntc_popup`);
    await drawer().getByLabelText('Place').fill('1');
    await save();
    await expect.poll(() => far.calls('changeBrandNotices')).toHaveLength(1);
    expect(far.calls('changeBrandNotices')[0]?.body).toMatchObject({
      list: [{ id: 'ntc_popup' }, { id: 'ntc_summer' }],
    });
    await page.getByRole('button', { name: 'New lagoon slots' }).click();
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('Over.');
    await drawer().getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => far.calls('changeBrandNotices')).toHaveLength(2);
    expect(far.calls('changeBrandNotices')[1]?.body).toMatchObject({ list: [{ id: 'ntc_popup' }] });
  });

  it.each(['content_changed', 'content_invalid'] as const)('says %s in the form', async (code) => {
    far.refuse('changeBrandNotices', code);
    await openDesk(`${address}?item=ntc_summer`);
    await save();
    await expect.element(drawer().getByText(refusalText(code))).toBeVisible();
  });

  it('offers nothing to those who only read', async () => {
    far.answer('listBrandNotices', { ...samples.listBrandNotices, abilities: [] });
    sitAs({ abilities: ['content.read'] });
    await openDesk(address);
    await expect.element(page.getByRole('row', { name: /New lagoon slots/u })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'New announcement' }))
      .not.toBeInTheDocument();
  });

  it('says that there is none, and offers to ask again, also in Arabic', async () => {
    far.refuse('listBrandNotices', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText('تعذر عرض الإعلانات')).toBeVisible();
    far.answer('listBrandNotices', { ...samples.listBrandNotices, list: [] });
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByText('لا توجد إعلانات')).toBeVisible();
  });
});

it('is busy while its list is on the way', async () => {
  const release = far.hold('listBrandNotices');
  await openDesk('/announcements');
  const table = page.getByRole('table').first();
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(table).not.toHaveAttribute('aria-busy', 'true');
});
