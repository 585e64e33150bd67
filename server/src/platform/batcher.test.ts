import { describe, expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';
import { Refusal } from './refusal.ts';

/** A database stand-in whose batches finish when the test says so. */
function gate() {
  const batches: { commands: readonly number[]; finish: () => void }[] = [];
  const run = (commands: readonly number[]) =>
    new Promise<readonly number[]>((resolve) => {
      batches.push({ commands, finish: () => resolve(commands.map((command) => command * 10)) });
    });
  return { batches, run };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('batcher', () => {
  it('sends what arrives while a batch is in the database as the next batch', async () => {
    const { batches, run } = gate();
    const batcher = createBatcher({ run, maxBatch: 100, maxQueue: 100 });
    const first = batcher.submit(1);
    await turn();
    const rest = [2, 3, 4].map((command) => batcher.submit(command));
    await turn();
    expect(batches.map((batch) => batch.commands)).toEqual([[1]]);
    batches[0]?.finish();
    expect(await first).toBe(10);
    await turn();
    expect(batches[1]?.commands).toEqual([2, 3, 4]);
    batches[1]?.finish();
    expect(await Promise.all(rest)).toEqual([20, 30, 40]);
  });

  it('never sends more than the largest batch at once', async () => {
    const { batches, run } = gate();
    const batcher = createBatcher({ run, maxBatch: 2, maxQueue: 100 });
    const all = [1, 2, 3].map((command) => batcher.submit(command));
    await turn();
    expect(batches.map((batch) => batch.commands)).toEqual([[1, 2]]);
    batches[0]?.finish();
    await all[0];
    await turn();
    expect(batches[1]?.commands).toEqual([3]);
    batches[1]?.finish();
    await batcher.drain();
    expect(batcher.waiting).toBe(0);
  });

  it('sends together what weighs no more than it may, and what weighs more alone', async () => {
    const { batches, run } = gate();
    const weigh = (command: number) => command;
    const batcher = createBatcher({ run, maxBatch: 10, maxQueue: 100, maxWeight: 10, weigh });
    const all = [90, 4, 6, 5, 5, 1].map((command) => batcher.submit(command));
    for (let sent = 0; sent < 4; sent += 1) {
      await turn();
      batches[sent]?.finish();
      await turn();
    }
    await Promise.all(all);
    expect(batches.map((batch) => batch.commands)).toEqual([[90], [4, 6], [5, 5], [1]]);
  });

  it('refuses at once with overloaded when the queue is full', async () => {
    const { batches, run } = gate();
    const batcher = createBatcher({ run, maxBatch: 1, maxQueue: 1 });
    const first = batcher.submit(1);
    await turn();
    const second = batcher.submit(2);
    await expect(batcher.submit(3)).rejects.toEqual(
      new Refusal('overloaded', { retryAfterSeconds: 1 }),
    );
    batches[0]?.finish();
    await first;
    await turn();
    batches[1]?.finish();
    expect(await second).toBe(20);
  });

  it('refuses a whole batch at once when the database refuses it, and tries no halves', async () => {
    let runs = 0;
    const batcher = createBatcher({
      run: async (_commands: readonly number[]): Promise<readonly number[]> => {
        runs += 1;
        await turn();
        throw new Refusal('overloaded');
      },
      maxBatch: 100,
      maxQueue: 100,
    });
    const answers = await Promise.allSettled([1, 2, 3, 4].map((n) => batcher.submit(n)));
    expect(answers.every((answer) => answer.status === 'rejected')).toBe(true);
    expect(runs).toBe(1);
  });

  it('fails a poison command alone and answers its neighbours', async () => {
    const batcher = createBatcher({
      run: async (commands: readonly number[]) => {
        await turn();
        if (commands.includes(13)) {
          throw new Error('poison');
        }
        return commands.map(String);
      },
      maxBatch: 100,
      maxQueue: 100,
    });
    const answers = await Promise.allSettled([11, 12, 13, 14].map((n) => batcher.submit(n)));
    expect(
      answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed')),
    ).toEqual(['11', '12', 'failed', '14']);
  });
});
