import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'react-dom';
import { Button } from '../controls/button.tsx';
import { find, named, render } from '../testing/render.tsx';
import { FailureBlock } from './failure-block.tsx';
import { StillWorking } from './still-working.tsx';

const labels = { reference: 'Reference', copy: 'Copy', copied: 'Copied' };

describe('FailureBlock', () => {
  it('says why, offers a way on, and what to quote', () => {
    const retry = vi.fn();
    render(
      <FailureBlock
        title="The list didn't load"
        text="Something failed on our side."
        requestId="req_0198f0aa7000"
        labels={labels}
        actions={<Button onClick={retry}>Retry</Button>}
      />,
    );
    const block = find('[role=alert]');
    expect(block.querySelector('h2')?.textContent).toBe("The list didn't load");
    expect(block.textContent).toContain('Something failed on our side.');
    expect(named('Copy …f0aa7000').title).toBe('req_0198f0aa7000');
    named('Retry').click();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('has nothing to quote where no answer came', () => {
    render(<FailureBlock text="You're offline." requestId="" labels={labels} actions={null} />);
    expect(find('[role=alert]').textContent).toBe("You're offline.");
  });
});

describe('StillWorking', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [2999, ''],
    [3000, 'Still working'],
    [9999, 'Still working'],
    [10_000, 'This takes long.Home'],
  ])('says after %i ms: %j', (elapsedMs, text) => {
    const words = { still: 'Still working', slow: 'This takes long.' };
    render(<StillWorking labels={words} wayOut={<a href="/">Home</a>} />);
    flushSync(() => {
      vi.advanceTimersByTime(elapsedMs);
    });
    expect(find('.ui-still').textContent).toBe(text);
  });
});
