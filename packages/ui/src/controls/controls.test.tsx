import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, named, render } from '../testing/render.tsx';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { Field } from './field.tsx';
import { Input, PasswordInput } from './input.tsx';
import { Money } from './money.tsx';
import { Pager } from './pager.tsx';
import { Segmented } from './radios.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
  { value: 'c', label: 'Third' },
] as const;
type Value = (typeof options)[number]['value'];

const labels = { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on.' };

describe('Button', () => {
  it('takes no press while busy, keeps its width nearly and its focus', async () => {
    const press = vi.fn<() => void>();
    render(
      <Button busy onClick={press}>
        Place
      </Button>,
    );
    const button = named('Place');
    await userEvent.click(button, { force: true });
    expect(press).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it.each(['primary', 'danger-solid'] as const)(
    'changes ground and letters of a %s one at once: half of a fade is dark under dark',
    (variant) => {
      render(<Button variant={variant}>Fill</Button>);
      expect(getComputedStyle(named('Fill')).transitionDuration).toBe('0s');
    },
  );

  it('has a target of at least 24 by 24', () => {
    render(<Button size="small">x</Button>);
    const { width, height } = named('x').getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });
});

describe('Field', () => {
  it('links label, error and control', () => {
    render(
      <Field label="Username" isRequired error="Use 4 to 12 characters.">
        <Input />
      </Field>,
    );
    const input = find('input');
    expect(find('label').getAttribute('for')).toBe(input.id);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
    const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Use 4 to 12 characters.');
  });

  it('reserves the line of the error, so that nothing moves when it appears', () => {
    const field = (error: string | undefined) =>
      render(
        <Field label="Username" error={error}>
          <Input />
        </Field>,
      ).getBoundingClientRect().height;
    expect(field('Wrong.')).toBe(field(undefined));
  });
});

describe('PasswordInput', () => {
  it('shows and hides what was typed', async () => {
    render(<PasswordInput labels={labels} aria-label="Password" />);
    await userEvent.fill(find('input'), 'secret words');
    await userEvent.click(named('Show password'));
    expect(find('input').getAttribute('type')).toBe('text');
    await userEvent.click(named('Hide password'));
    expect(find('input').getAttribute('type')).toBe('password');
  });
});

describe('Select', () => {
  it('reports the chosen value', async () => {
    const choose = vi.fn<(value: Value) => void>();
    render(<Select aria-label="Order" options={options} value="a" onChange={choose} />);
    await userEvent.selectOptions(find('select'), 'c');
    expect(choose).toHaveBeenCalledWith('c');
  });
});

describe('Switch, Chip and Segmented', () => {
  it('are worked by the keyboard and say their state', async () => {
    function Three() {
      const [isOn, setOn] = useState(false);
      const [value, setValue] = useState<Value>('a');
      return (
        <>
          <Switch label="Calm mode" isOn={isOn} onChange={setOn} />
          <Chip isSelected={isOn}>New</Chip>
          <Segmented label="Odds" options={options} value={value} onChange={setValue} />
        </>
      );
    }
    render(<Three />);
    named('Calm mode').focus();
    await userEvent.keyboard(' ');
    expect(named('Calm mode').ariaChecked).toBe('true');
    expect(named('New').ariaPressed).toBe('true');
    expect(named('New').querySelector('svg')).not.toBeNull();
    await userEvent.keyboard('{Tab}{Tab}{ArrowRight}');
    expect(find('input:checked').getAttribute('value')).toBe('b');
  });
});

describe('Tabs', () => {
  function Shown() {
    const [value, setValue] = useState<Value>('a');
    return (
      <Tabs label="Records" tabs={options} value={value} onChange={setValue}>
        {`Panel ${value}`}
      </Tabs>
    );
  }

  it.each([
    ['ltr', '{ArrowRight}', 'Panel b'],
    ['ltr', '{ArrowLeft}', 'Panel c'],
    ['rtl', '{ArrowLeft}', 'Panel b'],
    ['rtl', '{ArrowRight}', 'Panel c'],
    ['ltr', '{End}', 'Panel c'],
    ['ltr', '{End}{Home}', 'Panel a'],
  ])('in %s go by %s to %s', async (direction, keys, panel) => {
    document.documentElement.dir = direction;
    render(<Shown />);
    named('First').focus();
    await userEvent.keyboard(keys);
    expect(find('[role=tabpanel]').textContent).toBe(panel);
    expect(document.activeElement).toBe(find('[aria-selected=true]'));
  });
});

describe('Table', () => {
  const columns = [
    {
      id: 'name',
      header: 'Name',
      isTitle: true,
      cell: (row: string) => (
        <a className="ui-row-link" href={`#${row}`}>
          {row}
        </a>
      ),
    },
    { id: 'sum', header: 'Sum', isNumber: true, cell: () => '1.00' },
  ];
  const table = (rows: readonly string[] | undefined) => (
    <Table caption="Members" columns={columns} rows={rows} rowKey={(row) => row} />
  );

  it('goes from row to row by the arrow keys', async () => {
    render(table(['ann', 'bob', 'cy']));
    named('ann').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('cy');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('bob');
  });

  it('is busy and shows hidden skeleton rows while rows are on the way', () => {
    render(table(undefined));
    expect(find('table').ariaBusy).toBe('true');
    expect(document.querySelectorAll('tbody tr[aria-hidden=true]')).toHaveLength(10);
  });

  it('makes the whole row the target of its link', () => {
    render(table(['ann']));
    const row = find('tbody tr').getBoundingClientRect();
    const hit = document.elementFromPoint(row.right - 4, row.top + row.height / 2);
    expect(hit?.closest('a')?.textContent ?? hit?.textContent).toContain('ann');
  });

  it('becomes cards of labelled values on a narrow screen', async () => {
    await page.viewport(390, 844);
    render(table(['ann']));
    const sum = find('td[data-label=Sum]');
    expect(getComputedStyle(sum, '::before').content).toBe('"Sum"');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await page.viewport(1280, 800);
  });
});

describe('Pager', () => {
  it('marks the current page, stops at the ends and mirrors its arrows', async () => {
    const go = vi.fn<(page: number) => void>();
    document.documentElement.dir = 'rtl';
    render(
      <Pager
        page={1}
        totalPages={9}
        onPage={go}
        labels={{
          region: 'Pages',
          previous: 'Previous page',
          next: 'Next page',
          status: (at, total) => `Page ${at} of ${total}`,
          number: String,
        }}
      />,
    );
    expect(find('[aria-current=page]').textContent).toBe('1');
    expect(named('Previous page')).toHaveProperty('disabled', true);
    await userEvent.click(named('Next page'));
    expect(go).toHaveBeenCalledWith(2);
    expect(getComputedStyle(find('.ui-icon-mirrored')).scale).toBe('-1 1');
  });
});

describe('Money', () => {
  const parts = { sign: '−', symbol: '฿', number: '1,234.50' };

  it('keeps sign, symbol and number in this order in right-to-left text', () => {
    document.documentElement.dir = 'rtl';
    render(<Money parts={parts} tone="signed" />);
    expect(find('bdi').dir).toBe('ltr');
    expect(find('bdi').textContent).toBe('−฿1,234.50');
  });

  it('hides the amount from eyes and ears alike', () => {
    render(<Money parts={parts} isHidden hiddenLabel="Balance hidden" />);
    expect(document.body.textContent).not.toContain('1,234.50');
    expect(find('.ui-hidden').textContent).toBe('Balance hidden');
  });
});
