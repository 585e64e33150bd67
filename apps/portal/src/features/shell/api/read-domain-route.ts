import { readDomainRoute } from '@portal/protocol/calls/site';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { fetchLine } from '../../../shared/client/line-client.ts';
import { client } from '../../../shared/client/portal-client.ts';
import { byMilliseconds, measureLine } from '../measure-line.ts';

/** The addresses of the site as they stand now, each with its milliseconds from here. */
export function linesQuery() {
  return queryOptions({
    queryKey: ['lines'],
    queryFn: async ({ signal }) => {
      const { domainRoute, mainDomain } = valueOf(await client.send(readDomainRoute, { signal }));
      const domains = [...new Set([mainDomain, ...domainRoute].filter((name) => name !== ''))];
      const tools = {
        fetchLine: (address: string) => fetchLine(address),
        monotonicMs: () => performance.now(),
        name: Math.round(performance.timeOrigin + performance.now()).toString(36),
      };
      // Side by side: a line that is silent must not keep the others waiting.
      return byMilliseconds(await Promise.all(domains.map((name) => measureLine(name, tools))));
    },
    gcTime: 0,
    staleTime: Infinity,
  });
}
