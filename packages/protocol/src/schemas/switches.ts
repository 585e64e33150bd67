import { z } from 'zod';
import type { SwitchNode } from '../switches.ts';

export const switchNode: z.ZodType<SwitchNode> = z
  .object({
    modId: z.string(),
    enabled: z.enum(['1', '0']),
    get children() {
      return z.array(switchNode).readonly();
    },
  })
  .meta({ id: 'SwitchNode' });
