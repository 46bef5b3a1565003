import { Readable } from 'node:stream';
import { measuredLead, type CampaignMeasures } from '@fnc/domain';
import { apiContract, type ExportedLeads } from '@fnc/domain/api';
import type { ServerLeads } from '../../adapters/sql/leads.ts';
import type { Audit } from '../../plugins/audit.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

/** Leads read, and held, at a time. */
const pieceSize = 500;

export interface ExportLeadsRoutes {
  readonly leads: ServerLeads;
  readonly measures: CampaignMeasures;
  readonly audit: Audit;
}

/** The leads of an export, as fast as they are taken. */
export function exportLeads(app: App, { leads, measures, audit }: ExportLeadsRoutes): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });

  async function* pieces(): AsyncGenerator<string, void> {
    let count = 0;
    let cursor: string | null = null;
    do {
      // Who reads knows by the missing end that this is not everything.
      if (isClosing) return;
      const asked = { sort: 'createdAt', limit: pieceSize, ...(cursor === null ? {} : { cursor }) } as const;
      const page = await leads.list(asked);
      if (!page.ok) throw new Error(`The list of leads refused its own cursor: ${page.error}`);
      const piece = page.value.leads.map((lead) => measuredLead(lead, measures));
      count += piece.length;
      cursor = page.value.nextCursor;
      yield print({ kind: 'leads', leads: piece });
    } while (cursor !== null);
    yield print({ kind: 'end', count });
  }

  const { method, url } = contractRoute(apiContract.exportLeads);
  app.route({
    method,
    url,
    // What streams is not printed by a schema.
    handler: (request, reply) => {
      audit(request, 'leads_exported', { admin: signedIn(request).admin.id });
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(pieces(), { objectMode: false }));
    },
  });
}

const print = (event: ExportedLeads) => `data: ${JSON.stringify(event)}\n\n`;
