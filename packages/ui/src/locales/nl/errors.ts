import { errorMessagesNl } from '@fnc/domain';

/** The domain owns the sentences that belong to its codes; the server answers with the same ones. */
export const errors = errorMessagesNl;
