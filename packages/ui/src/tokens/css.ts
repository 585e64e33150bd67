import type { Pair, Theme } from './colors.ts';
import { categoryTints, colorOf, colors } from './colors.ts';
import {
  breakpoints,
  controlHeights,
  durationsMs,
  easings,
  elevations,
  layers,
  radii,
  spaces,
  typeSteps,
} from './scales.ts';
import { latinStack, monoStack, scripts, stackOf } from './scripts.ts';

type Declaration = readonly [name: string, value: string];

/**
 * The style sheet of the tokens, committed as `styles/data/tokens.css`; a test holds the two
 * together.
 */
export function tokensCss(): string {
  return `${[
    // A part of a page may be dark in both themes.
    block(":root, [data-theme='dark']", ['color-scheme: dark', ...themeLines('dark')]),
    block(':root', rootLines()),
    block(":root[data-theme='light']", ['color-scheme: light', ...themeLines('light')]),
    ...scripts.map((script) =>
      block(`:root:lang(${script.languages.join(', ')})`, [
        `--font-text: ${stackOf(script)}`,
        `--line-scale: ${script.lineScale}`,
        ...(script.sizeScale === undefined ? [] : [`--size-scale: ${script.sizeScale}`]),
      ]),
    ),
    block('@media (prefers-reduced-motion: reduce)', stillMotion(':root')),
    ...stillMotion(":root[data-motion='calm']"),
  ].join('\n\n')}\n`;
}

function rootLines(): readonly string[] {
  const declarations: readonly Declaration[] = [
    ['--font-text', latinStack],
    ['--font-mono', monoStack],
    ['--line-scale', '1'],
    ['--size-scale', '1'],
    ...spaces.map((space): Declaration => [`--space-${space}`, `${space}px`]),
    ...rows('--h', controlHeights, (height) => `${height}px`),
    ...rows('--r', radii, (radius) => `${radius}px`),
    ...rows('--t', durationsMs, (duration) => `${duration}ms`),
    ...rows('--ease', easings, String),
    ...rows('--z', layers, String),
    ...rows('--lh', typeSteps, (line, size) => `calc(${line} / ${size} * var(--line-scale))`),
    ...rows('--f', typeSteps, (_, size) => `calc(${Number(size) / 16}rem * var(--size-scale))`),
  ];
  return declarations.map(([name, value]) => `${name}: ${value}`);
}

function themeLines(theme: Theme): readonly string[] {
  const pair = (name: string, values: Pair) => `${name}: ${colorOf(values, theme)}`;
  return [
    ...Object.entries(colors).map(([name, values]) => pair(`--c-${name}`, values)),
    ...Object.entries(elevations).map(([step, values]) => pair(`--e-${step}`, values)),
    // Rising is red in some languages; they swap these two and nothing else (design-brief.md 2.2).
    '--c-up: var(--c-ok)',
    '--c-down: var(--c-bad)',
  ];
}

function stillMotion(selector: string): readonly string[] {
  return [
    block(
      selector,
      rows('--t', durationsMs, () => '0ms').map(([name]) => `${name}: 0ms`),
    ),
  ];
}

/** Tailwind's names for the same tokens, committed as `styles/data/theme.css`. */
export function themeCss(): string {
  const names = Object.keys(colors).filter((name) => !Object.hasOwn(categoryTints, name));
  const mapped: readonly Declaration[] = [
    ['--color-*', 'initial'],
    ['--color-transparent', 'transparent'],
    ['--color-current', 'currentcolor'],
    ...names.map((name): Declaration => [`--color-${name}`, `var(--c-${name})`]),
    ['--color-up', 'var(--c-up)'],
    ['--color-down', 'var(--c-down)'],
    ['--spacing', '4px'],
    ['--radius-*', 'initial'],
    ...Object.keys(radii).map((name): Declaration => [`--radius-${name}`, `var(--r-${name})`]),
    ['--shadow-*', 'initial'],
    ...Object.keys(elevations).map((step): Declaration => [`--shadow-${step}`, `var(--e-${step})`]),
    ['--text-*', 'initial'],
    ...Object.keys(typeSteps).flatMap((size): readonly Declaration[] => [
      [`--text-${size}`, `var(--f-${size})`],
      [`--text-${size}--line-height`, `var(--lh-${size})`],
    ]),
    ['--breakpoint-*', 'initial'],
    ...rows('--breakpoint', breakpoints, (width) => `${width}px`),
    ['--font-sans', 'var(--font-text)'],
  ];
  return `${block(
    '@theme inline',
    mapped.map(([name, value]) => `${name}: ${value}`),
  )}\n`;
}

function rows<Key extends string | number, Value>(
  prefix: string,
  values: Readonly<Record<Key, Value>>,
  write: (value: Value, key: string) => string,
): readonly Declaration[] {
  return Object.entries<Value>(values).map(([key, value]) => [
    `${prefix}-${key}`,
    write(value, key),
  ]);
}

function block(selector: string, lines: readonly string[]): string {
  const indented = lines.map((line) =>
    line.endsWith('}') ? `  ${line.replaceAll('\n', '\n  ')}` : `  ${line};`,
  );
  return `${selector} {\n${indented.join('\n')}\n}`;
}
