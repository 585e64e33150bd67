import { expect, it, vi } from 'vitest';
import { createTopicTable } from './topic-table.ts';

function lineEnd() {
  return { follow: vi.fn(), leave: vi.fn() };
}

it('asks the server for a topic once, however many hear it, and leaves it with the last', () => {
  const table = createTopicTable();
  const line = lineEnd();
  table.connect(line);
  const [first, second] = [vi.fn(), vi.fn()];
  const forgetFirst = table.follow('winners', first);
  const forgetSecond = table.follow('winners', second);
  expect(line.follow.mock.calls).toEqual([[['winners']]]);
  table.tell('winners');
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  forgetFirst();
  expect(line.leave).not.toHaveBeenCalled();
  forgetSecond();
  expect(line.leave.mock.calls).toEqual([['winners']]);
});

it('takes everything along to the next line, and tells all of what may be lost', () => {
  const table = createTopicTable();
  const hear = vi.fn();
  table.follow('games', hear);
  table.follow('balance', hear);
  const line = lineEnd();
  table.connect(line);
  expect(line.follow.mock.calls).toEqual([[['games', 'balance']]]);
  table.disconnect();
  table.follow('status', hear);
  expect(line.follow).toHaveBeenCalledTimes(1);
  table.tellAll();
  expect(hear).toHaveBeenCalledTimes(3);
});
