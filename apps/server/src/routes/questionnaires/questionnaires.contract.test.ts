import { describeQuestionnaireRepository } from '@fnc/domain/contracts';
import { createApiClientRepository, createApiQuestionnaireRepository } from '@fnc/domain/storage';
import { engines } from '../../testing/engines.ts';
import { sharedServer } from '../../testing/sharedServer.ts';

for (const engine of engines) {
  const shared = sharedServer(engine);
  describeQuestionnaireRepository(`the server on ${engine.name}`, async () => {
    const options = await shared.emptied();
    return {
      clients: createApiClientRepository(options),
      questionnaires: createApiQuestionnaireRepository(options),
    };
  });
}
