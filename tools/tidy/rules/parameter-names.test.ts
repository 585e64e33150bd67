import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { parameterNames } from './parameter-names.ts';

describe('parameterNames', () => {
  it.each([
    ['a function', 'function read(asked: string) {}\n'],
    ['an arrow function', 'const find = list.find((known) => known.id === id);\n'],
    ['a default value', 'function open(used = rules) {}\n'],
    ['a method', 'class A {\n  say(what: string) {}\n}\n'],
    ['the type of a function', 'type Read = (asked: string) => void;\n'],
    ['the type of a method', 'interface A {\n  read(wanted: string): void;\n}\n'],
  ])('catches a parameter of %s that is no noun', (_, text) => {
    expect(offencesIn(parameterNames, { 'a.ts': text })).toHaveLength(1);
  });

  it.each([
    ['a noun', 'function read(query: string) {}\n'],
    ['two sides of a comparison', 'list.toSorted((first, second) => first - second);\n'],
    ['a longer name', 'function isNew(knownIds: string[]) {}\n'],
    ['the shape that it takes apart', 'list.map(({ found }) => found);\n'],
    ['a local name', 'const found = 1;\n'],
  ])('lets pass %s', (_, text) => {
    expect(offencesIn(parameterNames, { 'a.ts': text })).toEqual([]);
  });
});
