import { type LeadStatus, leadStatuses } from '@fnc/domain';

/** The number keys that set a status, from the first to the last. */
export const firstStatusKey = '1';
export const lastStatusKey = String(leadStatuses.length);

/** The status of a number key. */
export const statusOfKey = (key: string): LeadStatus | undefined => leadStatuses[Number(key) - 1];
