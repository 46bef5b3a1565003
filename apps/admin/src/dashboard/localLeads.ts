import { createStoredLeadRepository } from '@fnc/domain/storage';

/** The leads of this very browser; in a module of its own because they are only shown while the server cannot be reached. */
export const createLocalLeads = createStoredLeadRepository;
