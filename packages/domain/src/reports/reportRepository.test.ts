import { createMemoryClientRepository } from '../clients/memoryClientRepository.ts';
import { fixedNow } from '../testing/fixtures.ts';
import { createMemoryFile } from '../testing/memoryFile.ts';
import { createMemoryReportRepository } from './memoryReportRepository.ts';
import { describeReportRepository } from './reportRepository.contract.ts';

describeReportRepository('memory', async () => {
  const file = createMemoryFile(fixedNow);
  return { clients: createMemoryClientRepository(file), reports: createMemoryReportRepository(file) };
});
