import { describe, expect, it } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterSelect } from './filter-select.tsx';

const labels = { region: 'Filters', remove: (name: string) => name, clear: 'Clear' };
const long = 'Everything that was not counted';
const shared = { value: undefined, onChange: () => undefined };

describe('listboxes of a filter bar', () => {
  it.each([300, 340, 420])('are as wide as their longest choice in %i px', (inlineSize) => {
    render(
      <div style={{ inlineSize }}>
        <FilterBar labels={labels} applied={[]} onClear={() => undefined}>
          <FilterSelect {...shared} label="Short" all="All" options={[]} />
          <FilterSelect {...shared} label="Long" all={long} options={[]} />
        </FilterBar>
      </div>,
    );
    const wide = find('select[aria-label="Long"]');
    const text = document.createElement('span');
    text.textContent = long;
    text.style.font = getComputedStyle(wide).font;
    document.body.append(text);
    const needed = text.getBoundingClientRect().width;
    text.remove();
    // Room for the arrow, and for the space before the words; with wide letters all there is.
    const room = Math.min(needed + 52, inlineSize - 2);
    expect(wide.getBoundingClientRect().width).toBeGreaterThanOrEqual(room);
    expect(wide.getBoundingClientRect().right).toBeLessThanOrEqual(inlineSize + 8);
  });
});
