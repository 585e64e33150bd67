import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk, sitAs } from '../../testing/desk.tsx';

const row = (name: RegExp) => page.getByRole('row', { name });
const address = '/games?game=100001';

describe('the games of the catalogue', () => {
  it('are listed in their order, with vendor, mark and state', async () => {
    await openDesk('/games');
    await expect
      .element(row(/Lantern Harbour.*Lamp House.*Slots.*Hot.*981,000.*Open/u))
      .toBeVisible();
    await expect.element(row(/Aces at Noon.*Simulated Aces.*Stopped/u)).toBeVisible();
    await expect.element(page.getByText('2 games')).toBeVisible();
  });

  it('keep words and filters in the address', async () => {
    const router = await openDesk('/games');
    await page.getByLabelText('State').selectOptions('stopped');
    await page.getByLabelText('Vendor').selectOptions('SIM_RS');
    await page.getByLabelText('Kind').selectOptions('LIVE');
    const search = { view: 'stopped', vendorCode: 'SIM_RS', gameType: 'LIVE' };
    await expect.poll(() => router.state.location.search).toEqual(search);
    expect(far.calls('listDeskGames').at(-1)?.query).toMatchObject(search);
  });

  it('say that none is like that, and why they are not here', async () => {
    far.answer('listDeskGames', { ...samples.listDeskGames, content: [], total: 0 });
    await openDesk('/games?view=stopped');
    await expect.element(page.getByText('No game is like that')).toBeVisible();
    far.refuse('listDeskGames', 'overloaded');
    await page.getByLabelText('State').selectOptions('open');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listDeskGames', samples.listDeskGames);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(row(/Lantern Harbour/u)).toBeVisible();
  });
});

describe('the place of a vendor', () => {
  const place = page.getByRole('textbox', { name: /Place/u });
  const save = page.getByRole('button', { name: 'Save the place' });

  it('is changed while its games are listed, with a reason', async () => {
    await openDesk('/games?vendorCode=LH');
    await expect.element(page.getByRole('heading', { name: /^Lamp House among/u })).toBeVisible();
    await expect.element(place).toHaveValue('2');
    await place.fill('0');
    await save.click();
    await expect.element(page.getByText(/^Use a whole number from 1 to 9,999/u)).toBeVisible();
    await place.fill('1');
    await page.getByRole('textbox', { name: /Reason/u }).fill('The studio of the month.');
    await save.click();
    await expect
      .poll(() => far.calls('changeVendorPlace').map(({ params, body }) => ({ params, body })))
      .toEqual([
        {
          params: { vendorCode: 'LH' },
          body: { place: 1, reason: 'The studio of the month.' },
        },
      ]);
    await expect.element(page.getByText('Lamp House has its place.').first()).toBeInTheDocument();
  });

  it('is given back by an empty field; what is refused stays written', async () => {
    far.refuse('changeVendorPlace', 'not_found');
    await openDesk('/games?vendorCode=LH');
    await place.fill('');
    await page.getByRole('textbox', { name: /Reason/u }).fill('By its games again.');
    await save.click();
    await expect.poll(() => far.calls('changeVendorPlace')[0]?.body).toMatchObject({ place: null });
    await expect.element(page.getByText(refusalText('not_found')).first()).toBeVisible();
    await expect.element(place).toHaveValue('');
  });

  it('is shown in the menus as it is typed, on a phone and on a desktop', async () => {
    const [hot, slots] = samples.listVendors;
    const [first, second] = slots?.vendors ?? [];
    if (hot === undefined || slots === undefined || first === undefined || second === undefined) {
      throw new Error('The sample has two vendors of slots.');
    }
    const vendors = [first, { ...second, games: 5 }];
    far.answer('listVendors', [hot, { ...slots, vendors }]);
    await openDesk('/games?vendorCode=LH');
    const preview = page.getByRole('region', { name: 'Preview', exact: true });
    const menu = preview.getByRole('list', { name: 'Slots' });
    await expect.element(menu).toHaveTextContent('Lamp House3Quayside5');
    await place.fill('');
    await expect.element(menu).toHaveTextContent('Quayside5Lamp House3');
    await place.fill('0');
    await expect.element(menu).toHaveTextContent('Lamp House3Quayside5');
    await expect.element(menu.getByText('5', { exact: true })).toBeVisible();
    await preview.getByRole('combobox').selectOptions('Desktop, 1280 px');
    await expect.element(menu.getByText('5', { exact: true })).not.toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('says that no menu shows a vendor without open games, and tells who changed it', async () => {
    await openDesk('/games?vendorCode=SIM_RS');
    await expect.element(page.getByText(/^No menu shows it/u)).toBeVisible();
    await page.getByText('What was changed here').click();
    await expect
      .poll(() => far.calls('listAuditEntries').at(-1)?.query)
      .toMatchObject({ subjectId: 'SIM_RS' });
  });

  it('is not offered beside all games, nor to whoever may only look', async () => {
    await openDesk('/games');
    await expect.element(row(/Lantern Harbour/u)).toBeVisible();
    expect(save.elements()).toEqual([]);
  });
});

describe('one game', () => {
  const sheet = page.getByRole('dialog', { name: 'Lantern Harbour' });

  it('is stopped with a reason', async () => {
    await openDesk(address);
    const reason = sheet.getByRole('textbox', { name: /Reason/u }).first();
    await sheet.getByRole('button', { name: 'Stop Lantern Harbour' }).click();
    await expect.element(sheet.getByText('Use at least 3 characters.')).toBeVisible();
    await reason.fill('The reels stand still.');
    await sheet.getByRole('button', { name: 'Stop Lantern Harbour' }).click();
    await expect
      .poll(() => far.calls('stopGame').map(({ params, body }) => ({ params, body })))
      .toEqual([{ params: { nodeId: '100001' }, body: { reason: 'The reels stand still.' } }]);
    await expect.element(page.getByText('Lantern Harbour is stopped.').first()).toBeInTheDocument();
  });

  it('says who stopped it and why, and is opened again', async () => {
    await openDesk('/games?game=900001');
    const stopped = page.getByRole('dialog', { name: 'Aces at Noon' });
    await expect.element(stopped.getByText('The table shows no cards.')).toBeVisible();
    await stopped
      .getByRole('textbox', { name: /Reason/u })
      .first()
      .fill('They found the fault.');
    await stopped.getByRole('button', { name: 'Open Aces at Noon' }).click();
    await expect.poll(() => far.calls('openGame').length).toBe(1);
  });

  it('keeps the reason when somebody was faster', async () => {
    far.refuse('stopGame', 'game_stands_so');
    await openDesk(address);
    const reason = sheet.getByRole('textbox', { name: /Reason/u }).first();
    await reason.fill('The reels stand still.');
    await sheet.getByRole('button', { name: 'Stop Lantern Harbour' }).click();
    await expect.element(page.getByText(refusalText('game_stands_so'))).toBeVisible();
    await expect.element(reason).toHaveValue('The reels stand still.');
  });

  it('moves in the lists', async () => {
    await openDesk(address);
    await sheet.getByRole('textbox', { name: /Order/u }).fill('2000000');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect.element(sheet.getByText('Use a whole number from 0 to 1,000,000.')).toBeVisible();
    await sheet.getByRole('textbox', { name: /Order/u }).fill('990000');
    await sheet.getByLabelText('Offers a free trial').selectOptions('no');
    await sheet.getByRole('textbox', { name: 'English', exact: true }).fill('  ');
    await sheet.getByRole('textbox', { name: 'العربية' }).fill('مرفأ الفوانيس');
    await sheet
      .getByRole('textbox', { name: /Reason/u })
      .last()
      .fill('A game of the month.');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => far.calls('changeGame').map(({ body }) => body))
      .toEqual([
        {
          popularity: 990_000,
          gameGroupCode: 'HOT',
          gameClassify: 'SL',
          supportPlay: 1,
          titles: { ar: 'مرفأ الفوانيس' },
          reason: 'A game of the month.',
        },
      ]);
  });

  it('offers nothing to whoever may only look', async () => {
    const content = samples.listDeskGames.content.map((game) => ({ ...game, abilities: [] }));
    far.answer('listDeskGames', { ...samples.listDeskGames, content });
    sitAs({ abilities: ['vendors.read'] });
    await openDesk(address);
    await expect.element(sheet.getByText('100001')).toBeVisible();
    expect(sheet.getByRole('textbox').elements()).toEqual([]);
  });

  it('stands right to left in Arabic', async () => {
    await openDesk(address, 'ar');
    await expect.element(page.getByText('في القوائم')).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('shows the tile as it will be, in each language, and who changed it', async () => {
    await openDesk(address);
    const preview = page.getByRole('dialog').getByRole('article');
    await expect.element(preview).toMatchTextContent('Lantern Harbour');
    await page.getByLabelText('العربية').fill('ميناء الفوانيس');
    await page.getByLabelText('Language of the preview').selectOptions('العربية');
    await expect.element(preview).toMatchTextContent('ميناء الفوانيس');
    await page.getByText('What was changed here').click();
    await expect
      .poll(() => far.calls('listAuditEntries').at(-1)?.query)
      .toMatchObject({
        subjectId: '100001',
      });
  });
});

describe('the audience of a game and of a vendor', () => {
  const reason = page.getByRole('textbox', { name: /Reason/u }).last();
  const save = page.getByRole('button', { name: 'Save', exact: true }).last();
  const everybody = samples.stopGame.shown.audience;

  it('is folded while it is everybody, and chosen with a time and a reason', async () => {
    await openDesk(address);
    await page.getByRole('dialog').getByText('Everybody').click();
    await page.getByLabelText('Signed in or not').selectOptions('members');
    await page.getByLabelText('From VIP rank').fill('51');
    await save.click();
    await expect.element(page.getByText('Enter a rank from 0 to 50.')).toBeVisible();
    await page.getByLabelText('From VIP rank').fill('3');
    await page.getByLabelText('Only in these countries').fill('vn th');
    await page.getByLabelText('Shown from').fill('2026-04-01T09:00');
    await page.getByRole('checkbox', { name: 'العربية' }).click();
    await reason.fill('For the best members.');
    await save.click();
    const audience = {
      ...everybody,
      languages: ['AR'],
      countries: ['VN', 'TH'],
      login: 'members',
      leastRank: 3,
    };
    const body = {
      showFrom: '2026-04-01T09:00',
      showTo: null,
      audience,
      reason: 'For the best members.',
    };
    await expect
      .poll(() => far.calls('changeGameAudience').map((call) => [call.params, call.body]))
      .toEqual([[{ nodeId: '100001' }, body]]);
    await expect.element(page.getByText('Lantern Harbour is shown as you chose.')).toBeVisible();
  });

  it('says what is refused and keeps what was written', async () => {
    far.refuse('changeGameAudience', 'content_invalid');
    await openDesk(address);
    await page.getByRole('dialog').getByText('Everybody').click();
    await page.getByLabelText('Shown from').fill('2026-04-02T09:00');
    await page.getByLabelText('Shown until').fill('2026-04-01T09:00');
    await reason.fill('A day that never was.');
    await save.click();
    await expect.poll(() => far.calls('changeGameAudience')).toHaveLength(1);
    await expect.element(page.getByText(refusalText('content_invalid')).first()).toBeVisible();
    await expect.element(page.getByLabelText('Shown until')).toHaveValue('2026-04-01T09:00');
  });

  it('of a vendor is beside its place, for those who may change it', async () => {
    await openDesk('/games?vendorCode=LH');
    await expect
      .element(page.getByRole('heading', { name: 'When and to whom Lamp House is shown' }))
      .toBeVisible();
    await page.getByText('Everybody').click();
    await page.getByLabelText('Screen').selectOptions('phone');
    await reason.fill('It needs a finger.');
    await save.click();
    await expect
      .poll(() => far.calls('changeVendorAudience').map(({ params }) => params))
      .toEqual([{ vendorCode: 'LH' }]);
    expect(await accessFaults()).toEqual([]);
  });

  it('is not offered to whoever may only look', async () => {
    sitAs({ abilities: ['vendors.read'] });
    await openDesk('/games?vendorCode=LH');
    await expect.element(row(/Lantern Harbour/u)).toBeVisible();
    await expect.element(page.getByText('Everybody')).not.toBeInTheDocument();
  });
});

it('is busy while its list is on the way', async () => {
  const release = far.hold('listDeskGames');
  await openDesk('/games');
  const table = page.getByRole('table').first();
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(table).not.toHaveAttribute('aria-busy', 'true');
});
