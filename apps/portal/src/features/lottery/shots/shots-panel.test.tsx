import { shotsTopic } from '@portal/protocol';
import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { topicTable } from '../../../shared/realtime/topic-table.ts';
import { alert, far, openPortal } from '../../../testing/portal.tsx';

const { readLotteryGame: game, readLotteryShots: shots } = samples;
const [round] = shots.rounds;
const panel = page.getByRole('region', { name: 'Send a number' });
const field = panel.getByRole('textbox', { name: 'Your number' });

async function open(visit: Parameters<typeof openPortal>[1] = {}) {
  far.answer('readLotteryGame', {
    ...game,
    source: 'shots',
    game: { ...game.game, families: ['yk'] },
  });
  return openPortal('/seaLottery?gameCode=YK15M', { as: 'member', ...visit });
}

describe('the shots of Yeekee', () => {
  it('shows what came in, of how many are needed, and until when', async () => {
    await open();
    await expect.element(panel.getByText('2 numbers of at least 20')).toBeVisible();
    await expect.element(panel.getByText('40817')).toBeVisible();
    await expect.element(panel.getByText('de***r')).toBeVisible();
    // The other one is not the member's own: only its draw tells it.
    await expect.element(panel.getByText('•••••')).toBeVisible();
    await expect.element(panel.getByText(/^Only your own numbers/u)).toBeVisible();
    await expect.element(panel.getByText(/^With fewer than 20/u)).toBeVisible();
    await expect.element(panel.getByText(/^16:\d\d$/u)).toBeVisible();
  });

  it('sends five digits once, and rests three seconds', async () => {
    await open();
    await field.fill('12345');
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect.element(panel.getByText('Your number 12345 is in.')).toBeVisible();
    expect(far.calls('shootNumber').map(({ body }) => body)).toEqual([
      { gameCode: 'SSC1M', issueNo: '20260302-0038', number: '12345' },
    ]);
    await panel.getByRole('button', { name: 'Random' }).click();
    await expect.element(panel.getByRole('button', { name: 'Wait a moment' })).toBeDisabled();
    await expect
      .element(panel.getByRole('button', { name: 'Send' }), { timeout: 5000 })
      .toBeEnabled();
  });

  it('shows a shot that comes by the line of the tab, without a question', async () => {
    await open();
    await expect.element(panel.getByText('2 numbers of at least 20')).toBeVisible();
    const before = far.calls('readLotteryShots').length;
    const shot = { position: 3, shooter: 'mo***n', shotAt: shots.serverTime };
    const news = { issueNo: round?.issueNo, count: 3, shot };
    topicTable.tell(shotsTopic(game.game.gameCode), news);
    await expect.element(panel.getByText('mo***n')).toBeVisible();
    await expect.element(panel.getByText('3 numbers of at least 20')).toBeVisible();
    // Told twice, it stands once.
    topicTable.tell(shotsTopic(game.game.gameCode), news);
    await expect.element(panel.getByText('3 numbers of at least 20')).toBeVisible();
    expect(panel.getByText('mo***n').elements()).toHaveLength(1);
    expect(far.calls('readLotteryShots')).toHaveLength(before);
  });

  it('asks for what is missing before a number that came', async () => {
    await open();
    await expect.element(panel.getByText('2 numbers of at least 20')).toBeVisible();
    const before = far.calls('readLotteryShots').length;
    const shot = { position: 9, shooter: 'mo***n', shotAt: shots.serverTime };
    topicTable.tell(shotsTopic(game.game.gameCode), { issueNo: round?.issueNo, count: 9, shot });
    await expect
      .poll(() => far.calls('readLotteryShots').length, { timeout: 8000 })
      .toBeGreaterThan(before);
  });

  it('takes fewer digits for nothing', async () => {
    await open();
    await field.fill('1234');
    await expect.element(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it.each(['lottery_shot_too_soon', 'lottery_shots_closed'] as const)(
    'says why a number is refused: %s',
    async (code) => {
      const data = code === 'lottery_shot_too_soon' ? { seconds: 3 } : { issueNo: '1' };
      far.refuse('shootNumber', code, data);
      await open();
      await field.fill('12345');
      await panel.getByRole('button', { name: 'Send' }).click();
      await expect.element(panel.getByText(`The server refused: ${code}.`)).toBeVisible();
      await expect.element(field).toHaveValue('12345');
    },
  );

  it('says that nobody has sent one', async () => {
    far.answer('readLotteryShots', {
      ...shots,
      rounds: round === undefined ? [] : [{ ...round, count: 0, shots: [] }],
    });
    await open();
    await expect.element(panel.getByText('Nobody has sent a number yet.')).toBeVisible();
  });

  it('says that no round takes any', async () => {
    far.answer('readLotteryShots', { ...shots, rounds: [] });
    await open();
    await expect.element(panel.getByText(/^No round takes numbers now/u)).toBeVisible();
  });

  it('strikes out the sixteenth', async () => {
    const sixteenth = {
      position: 16,
      shooter: 'an***e',
      shotAt: shots.serverTime,
    };
    far.answer('readLotteryShots', {
      ...shots,
      rounds: round === undefined ? [] : [{ ...round, count: 16, shots: [sixteenth] }],
    });
    await open();
    await expect.element(panel.getByText('the sixteenth, not added')).toBeVisible();
  });

  it('says that it did not load, and asks again', async () => {
    far.fail('readLotteryShots', 'badGateway');
    await open();
    await expect.element(alert.first()).toBeVisible();
    far.answer('readLotteryShots', shots);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(panel.getByText('40817')).toBeVisible();
  });

  it('is busy until the answer, and stands right to left in Arabic', async () => {
    const release = far.hold('readLotteryShots');
    await open({ locale: 'ar', width: 390 });
    await expect.element(page.getByText('قائمتك فارغة.')).toBeVisible();
    release();
    await expect.element(page.getByText('أعداد هذه الجولة').first()).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
