import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { literalText } from './literal-text.ts';

const path = 'apps/portal/src/app/pages/home.tsx';

describe('literalText', () => {
  it.each([
    '<p>Play now</p>',
    "<p>{'Play now'}</p>",
    '<p>{`Play ${name}`}</p>',
    '<img alt="Play now" />',
    '<input placeholder={"Play now"} />',
    '<button aria-label="Close" />',
    '<p>登录</p>',
  ])('catches %s', (jsx) => {
    expect(offencesIn(literalText, { [path]: `const a = ${jsx};\n` })).toHaveLength(1);
  });

  it.each([
    "<p>{t('portal.home.title')}</p>",
    '<p>×</p>',
    '<p> {count} / {total} </p>',
    '<img alt="" className="rounded" />',
    '<option value="usd">{name}</option>',
  ])('lets pass %s', (jsx) => {
    expect(offencesIn(literalText, { [path]: `const a = ${jsx};\n` })).toEqual([]);
  });
});
