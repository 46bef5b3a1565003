// A separate chunk: fetched when somebody asks for the guide.
export { createStoredLeadRepository } from '@fnc/domain/storage';
