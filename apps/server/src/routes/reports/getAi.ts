import { apiContract } from '@fnc/domain/api';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { ReportRoutes } from './reportRoutes.ts';

/** Who writes reports, and whether the console has to ask for a key. */
export function getAi(app: App, { completions }: ReportRoutes): void {
  const { baseUrl, model, maxTokens, temperature } = completions.settings;
  app.route({
    ...contractRoute(apiContract.aiStatus),
    handler: () => ({
      success: true as const,
      configured: completions.configured,
      model,
      maxTokens,
      temperature,
      baseUrl,
    }),
  });
}
