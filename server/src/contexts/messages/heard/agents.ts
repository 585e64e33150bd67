import type { EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';

/** Files of a team that were made behind the page (agents-loyalty-money.md B5). */
export function agentMessages(tell: Tell): EventHandlers {
  return {
    'agents.file_made': [
      tell(({ memberId, fileId, report, until, rows }) => {
        const word = { report: { kind: 'word', word: report } } as const;
        return until === null
          ? [{ memberId, type: 'team_file_failed', reference: fileId, params: word }]
          : [
              {
                memberId,
                type: 'team_file_ready',
                reference: fileId,
                params: {
                  ...word,
                  rows: { kind: 'count', count: rows },
                  until: { kind: 'moment', at: until },
                },
              },
            ];
      }),
    ],
  };
}
