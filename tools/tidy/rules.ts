import type { Rule } from './rule.ts';
import { bannedCalls } from './rules/banned-calls.ts';
import { catalogues } from './rules/catalogues.ts';
import { citations } from './rules/citations.ts';
import { contextLevels } from './rules/context-levels.ts';
import { databaseTime } from './rules/database-time.ts';
import { dependencies } from './rules/dependencies.ts';
import { doors } from './rules/doors.ts';
import { errorCodes } from './rules/error-codes.ts';
import { exports } from './rules/exports.ts';
import { imports } from './rules/imports.ts';
import { literalText } from './rules/literal-text.ts';
import { markers } from './rules/markers.ts';
import { migrations } from './rules/migrations.ts';
import { names } from './rules/names.ts';
import { pages } from './rules/pages.ts';
import { parameterNames } from './rules/parameter-names.ts';
import { physicalSides } from './rules/physical-sides.ts';
import { presenters } from './rules/presenters.ts';
import { screenIds } from './rules/screen-ids.ts';
import { screenTests } from './rules/screen-tests.ts';
import { sizes } from './rules/sizes.ts';
import { specification } from './rules/specification.ts';
import { sqlPlace } from './rules/sql-place.ts';
import { stores } from './rules/stores.ts';
import { styleSheets } from './rules/style-sheets.ts';
import { tables } from './rules/tables.ts';
import { testsShape } from './rules/tests-shape.ts';
import { textsUsed } from './rules/texts-used.ts';
import { useCaseTests } from './rules/use-case-tests.ts';

/** What STYLE.md marks "tidy". */
export const rules: readonly Rule[] = [
  imports,
  contextLevels,
  exports,
  names,
  parameterNames,
  sizes,
  bannedCalls,
  sqlPlace,
  stores,
  databaseTime,
  tables,
  markers,
  testsShape,
  useCaseTests,
  screenTests,
  doors,
  migrations,
  errorCodes,
  presenters,
  catalogues,
  textsUsed,
  literalText,
  physicalSides,
  styleSheets,
  screenIds,
  pages,
  citations,
  specification,
  dependencies,
];
