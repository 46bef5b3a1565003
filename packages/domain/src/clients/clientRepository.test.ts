import { createMemoryQuestionnaireRepository } from '../questionnaires/memoryQuestionnaireRepository.ts';
import { createMemoryReportRepository } from '../reports/memoryReportRepository.ts';
import { createMemoryFile } from '../testing/memoryFile.ts';
import { fixedNow } from '../testing/fixtures.ts';
import { describeClientRepository } from './clientRepository.contract.ts';
import { createMemoryClientRepository } from './memoryClientRepository.ts';

describeClientRepository('memory', async () => {
  const file = createMemoryFile(fixedNow);
  return {
    clients: createMemoryClientRepository(file),
    questionnaires: createMemoryQuestionnaireRepository(file),
    reports: createMemoryReportRepository(file),
  };
});
