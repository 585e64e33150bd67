import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const tile = main.getByRole('group', { name: 'Opal Rush' });
const system = samples.readStatus;

describe("a centre of the site's own", () => {
  it('lists every game where its name is no category, and has no footer', async () => {
    await openPortal('/tables');
    await expect.element(main.getByRole('heading', { name: 'All games', level: 1 })).toBeVisible();
    await expect.element(tile).toBeVisible();
    expect(far.calls('listGames').at(-1)?.query['gameType']).toBeUndefined();
    await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('lists its category where it has the name of one', async () => {
    const info = { ...system.info, extraGameCenters: ['fish'] };
    await openPortal('/fish', { boot: { system: { ...system, info } } });
    await expect.element(main.getByRole('heading', { name: 'Fishing', level: 1 })).toBeVisible();
    expect(far.calls('listGames').at(-1)?.query['gameType']).toBe('FISH');
  });

  it('lists its category where it is called the centre of one', async () => {
    const info = { ...system.info, extraGameCenters: ['rngCenter'] };
    await openPortal('/rngCenter', { boot: { system: { ...system, info } } });
    await expect.element(main.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
    expect(far.calls('listGames').at(-1)?.query['gameType']).toBe('RNG');
    await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('says that nothing matches', async () => {
    far.answer('listGames', { ...samples.listGames, content: [], games: [], total: 0 });
    await openPortal('/tables?gameName=zzqx');
    await expect.element(main.getByRole('heading', { name: 'No games found' })).toBeVisible();
  });

  it('waits for the games', async () => {
    const release = far.hold('listGames');
    await openPortal('/tables');
    await expect.element(main.getByRole('heading', { name: 'All games' })).toBeVisible();
    await expect.element(tile).not.toBeInTheDocument();
    release();
    await expect.element(tile).toBeVisible();
  });

  it('says that the line is down', async () => {
    far.fail('listGames', 'offline');
    await openPortal('/tables');
    await expect.element(alert.getByText(/^We can't reach the server\./u)).toBeVisible();
    far.answer('listGames', samples.listGames);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(tile).toBeVisible();
  });

  it('shows a refusal', async () => {
    far.refuse('listGames', 'overloaded');
    await openPortal('/tables');
    await expect.element(alert.getByText(refusalText('overloaded'))).toBeVisible();
  });

  it('is no page where the site has none of that name', async () => {
    await openPortal('/unheard-of');
    await expect
      .element(main.getByRole('heading', { name: 'There is no page here' }))
      .toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  });

  it('speaks Arabic', async () => {
    await openPortal('/tables', { locale: 'ar' });
    await expect.element(main.getByRole('heading', { name: 'كل الألعاب' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
