export { createMemoryStore } from './storage/memoryStore.ts';
