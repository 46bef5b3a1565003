import { describeTemplateRepository } from '@fnc/domain/contracts';
import { createApiTemplateRepository } from '@fnc/domain/storage';
import { engines } from '../../testing/engines.ts';
import { sharedServer } from '../../testing/sharedServer.ts';

for (const engine of engines) {
  const shared = sharedServer(engine);
  describeTemplateRepository(`the server on ${engine.name}`, async () =>
    createApiTemplateRepository(await shared.emptied()),
  );
}
