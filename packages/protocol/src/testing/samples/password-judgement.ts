import type { Sample } from '../sample.ts';

export const judgePassword: Sample<'judgePassword'> = { problems: [] };
