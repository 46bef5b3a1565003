export { createMemoryStore } from './storage/memoryStore.ts';
export { aLead, fixedInstant, fixedNow } from './testing/fixtures.ts';
