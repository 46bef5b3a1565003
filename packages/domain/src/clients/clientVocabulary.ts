import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import type { Language } from '../shared/language.ts';

/** In the order of the specification; a new client is `pending`. */
export const clientStatuses = ['pending', 'active', 'inactive', 'completed'] as const;
export type ClientStatus = (typeof clientStatuses)[number];
export const clientStatusSchema = z.enum(clientStatuses, { error: 'status_unknown' satisfies ErrorCode });

const statusLabels: Record<Language, Record<ClientStatus, string>> = {
  nl: { pending: 'In behandeling', active: 'Actief', inactive: 'Inactief', completed: 'Voltooid' },
  en: { pending: 'In progress', active: 'Active', inactive: 'Inactive', completed: 'Completed' },
};

export const clientStatusLabel = (status: ClientStatus, language: Language): string => statusLabels[language][status];
