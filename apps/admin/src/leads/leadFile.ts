import { exportLeads, type Instant, type Language, type Lead, leadExportFileName } from '@fnc/domain';

/** The leads as a CSV file; in a module of its own because few visits export. */
export const leadFile = (leads: readonly Lead[], language: Language, now: Instant) => ({
  fileName: leadExportFileName(now),
  text: exportLeads(leads, language),
});
