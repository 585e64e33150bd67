import { z } from 'zod';
import { modId } from './ids.ts';
import type { SwitchNode } from '../switches.ts';

export const switchNode: z.ZodType<SwitchNode, SwitchNode> = z
  .strictObject({
    modId,
    enabled: z.enum(['1', '0']),
    get children() {
      return z.array(switchNode).readonly();
    },
  })
  .meta({ id: 'SwitchNode' });
