import type { EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';

/**
 * Files of a team that were made behind the page, who came below, and other terms
 * (agents-loyalty-money.md B5, G).
 */
export function agentMessages(tell: Tell): EventHandlers {
  return {
    'agents.newcomers_counted': [
      tell(({ siteDay, agents }) =>
        agents.map(({ memberId, count }) => ({
          memberId,
          type: 'downline_registered',
          reference: `day:${siteDay}`,
          params: { count: { kind: 'count', count } },
        })),
      ),
    ],
    'agents.terms_changed': [
      tell(({ memberId, setAt: occasion, from }) => [
        {
          memberId,
          type: 'rate_changed',
          reference: 'terms',
          occasion,
          params: { from: { kind: 'moment', at: from } },
        },
      ]),
    ],
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
