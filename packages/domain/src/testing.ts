export { createMemoryStore } from './storage/memoryStore.ts';
export { aClient, aLead, aQuestion, aReport, fixedInstant, fixedNow } from './testing/fixtures.ts';
export { sampleData, type SampleData } from './samples/sampleData.ts';
