import type { FastifyInstance } from 'fastify';
import { limitByPlace } from './admission.ts';
import type { Edge } from './pipeline.ts';
import { readFacts } from './read-facts.ts';
import { violationPath } from './security-headers.ts';

const mostReportBytes = 8192;

/** R74: what a browser's policy stopped, one log line each; the report is never stored or shown. */
export function installViolationReports(app: FastifyInstance, edge: Edge): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: mostReportBytes },
      (_request, body, finish) => {
        finish(null, body);
      },
    );
    scope.post(violationPath, async (request, reply) => {
      const limits = { ...edge, nowMs: edge.parts.clock.nowMs() };
      limitByPlace(limits, 'codes', readFacts(request));
      const report = typeof request.body === 'string' ? request.body.slice(0, 2000) : '';
      edge.parts.log.warn({ requestId: request.id, report }, 'content policy violation');
      return reply.code(204).send();
    });
    done();
  });
}
