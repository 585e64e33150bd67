import { selected } from './selection.ts';
import { runStages } from './stage.ts';
import { staticStages } from './static-stages.ts';
import { browserStages, unitStages } from './test-stages.ts';

// Twenty-five minutes (api.md, Running) less what npm, the summary and the last child's end take.
const totalSeconds = 1450;

await runStages(selected([...staticStages, ...unitStages, ...browserStages]), totalSeconds);
