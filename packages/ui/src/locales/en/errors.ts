import { errorMessagesEn } from '@fnc/domain';

/** The messages of the domain's error codes, which the server also sends. */
export const errors = errorMessagesEn;
