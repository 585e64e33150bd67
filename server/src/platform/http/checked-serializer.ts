import { assert } from '@portal/money';
import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import { z } from 'zod';

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/**
 * Writes an answer by its schema. Fields that the schema does not list are cut off and told by
 * their names, never by their values (R83); an answer that is wrong in any other way is an error.
 */
export function checkedSerializer(
  tell: (fields: readonly string[]) => void,
): FastifySerializerCompiler<unknown> {
  return ({ schema, method, url }) => {
    assert(schema instanceof z.ZodType, 'answers are described by schemas');
    return (answer) => {
      const checked = z.safeEncode(schema, answer);
      if (checked.success) {
        return JSON.stringify(checked.data);
      }
      const extra = extraPaths(checked.error.issues);
      if (extra === undefined) {
        throw new ResponseSerializationError(method, url, { cause: checked.error });
      }
      tell(extra.map((path) => path.map(String).join('.')));
      return JSON.stringify(z.encode(schema, without(answer, extra)));
    };
  };
}

/** Where the unlisted fields stand; undefined when something else is wrong too. */
function extraPaths(issues: readonly Issue[]): readonly Path[] | undefined {
  const paths = issues.map(extraOf);
  return paths.includes(undefined) ? undefined : paths.flatMap((extra) => extra ?? []);
}

function extraOf(issue: Issue): readonly Path[] | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => [...issue.path, key]);
    case 'invalid_union':
      // The alternative that the answer would be without its unlisted fields.
      return issue.errors
        .map(extraPaths)
        .find((paths) => paths !== undefined)
        ?.map((path) => [...issue.path, ...path]);
    default:
      return undefined;
  }
}

function without(answer: unknown, paths: readonly Path[]): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) {
    // The schema found an object at each of these places.
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], copy);
    Reflect.deleteProperty(holder as object, path.at(-1) ?? '');
  }
  return copy;
}
