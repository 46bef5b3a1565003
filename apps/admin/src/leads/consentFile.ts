import { type ConsentEntry, consentExportFileName, exportConsents, type Instant, type Lead } from '@fnc/domain';

/** The proof of a consent as a file; in a module of its own, because few visits write one. */
export const consentFile = (lead: Lead, consents: readonly ConsentEntry[], now: Instant) => ({
  fileName: consentExportFileName(now),
  text: exportConsents(lead, consents),
});
