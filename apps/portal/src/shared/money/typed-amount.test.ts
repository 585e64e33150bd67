import { createFormats } from '@portal/i18n';
import { expect, it } from 'vitest';
import { groupedAmount, typedAmount, typedDecimals, writtenAmount } from './typed-amount.ts';

const read = (text: string, tag: string) => typedAmount(text, createFormats(tag, 'UTC'));

it.each([
  ['500', '500'],
  [' 1,200.50 ', '1200.50'],
  ['12 480.5', '12480.5'],
  ['1,000,000', '1000000'],
  ['1,500', '1500'],
  ['1.500', '1.500'],
  ['250,00', '250.00'],
  ['12,34.567', undefined],
  ['1,20,000', undefined],
  ['1,000,00', undefined],
  ['', undefined],
  ['-5', undefined],
  ['5.', undefined],
  ['five', undefined],
])('%j is %s in English', (text, amount) => {
  expect(read(text, 'en')).toBe(amount);
});

it.each([
  ['250,00', '250.00'],
  ['100,50', '100.50'],
  ['1500,5', '1500.5'],
  ['1.500', '1500'],
  ['1.500,50', '1500.50'],
  ['1.000.000', '1000000'],
  ['250.00', '250.00'],
  ['1.50.000', undefined],
])('%j is %s in Indonesian and Vietnamese', (text, amount) => {
  expect([read(text, 'id'), read(text, 'vi')]).toEqual([amount, amount]);
});

it.each([
  ['١٥٠٠', '1500'],
  ['١٬٥٠٠٫٢٥', '1500.25'],
  ['1,500.25', '1500.25'],
])('%j is %s in Arabic, in its digits or in Latin ones', (text, amount) => {
  expect(read(text, 'ar-u-nu-latn')).toBe(amount);
});

it.each([
  ['10.500', 'en', '10.500'],
  ['10.500', 'id', '10,500'],
  ['10.500', 'vi', '10,500'],
  ['10.50', 'vi', '10,50'],
  ['1050', 'vi', '1050'],
  ['10.500', 'ar-u-nu-latn', '10.500'],
] as const)('%s is written in %s as %s, and read back', (amount, tag, written) => {
  const formats = createFormats(tag, 'UTC');
  expect(writtenAmount(amount, formats)).toBe(written);
  expect(typedAmount(written, formats)).toBe(amount);
});

it.each([
  ['100', 0],
  ['100.005', 3],
  ['1.2345', 4],
  ['1,5', 1],
  ['five', undefined],
  ['1.2.3', undefined],
])('%j has these decimals in English: %s', (text, decimals) => {
  expect(typedDecimals(text, createFormats('en', 'UTC'))).toBe(decimals);
});

it.each([
  ['1500', 'en', '1,500'],
  ['1234567.5', 'en', '1,234,567.5'],
  ['1.500', 'en', '1.500'],
  ['1500,5', 'id', '1.500,5'],
  ['1234567', 'vi', '1.234.567'],
  ['1500.25', 'ar-u-nu-latn', '1,500.25'],
  ['999', 'en', '999'],
])('%j is set apart in %s as %j, and is the same amount', (text, tag, grouped) => {
  expect(groupedAmount(text, createFormats(tag, 'UTC'))).toBe(grouped);
  expect(Number(read(grouped, tag))).toBe(Number(read(text, tag)));
});

it.each(['five', '12,34.567', '-5', '', '1.2345'])(
  '%j, which is no amount, stays as it is',
  (text) => {
    expect(groupedAmount(text, createFormats('en', 'UTC'))).toBe(text);
  },
);
