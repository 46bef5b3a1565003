import { createMemoryClientRepository } from '../clients/memoryClientRepository.ts';
import { fixedNow } from '../testing/fixtures.ts';
import { createMemoryFile } from '../testing/memoryFile.ts';
import { createMemoryQuestionnaireRepository } from './memoryQuestionnaireRepository.ts';
import { describeQuestionnaireRepository } from './questionnaireRepository.contract.ts';

describeQuestionnaireRepository('memory', async () => {
  const file = createMemoryFile(fixedNow);
  return {
    clients: createMemoryClientRepository(file),
    questionnaires: createMemoryQuestionnaireRepository(file),
  };
});
