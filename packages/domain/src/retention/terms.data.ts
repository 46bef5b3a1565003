/**
 * How long personal data are stored. The privacy page and the server's clean-up both read these terms, so that they
 * cannot differ.
 */
export const retentionTerms = {
  /** A message and the introductory call after it: months after the last contact. */
  messageMonths: 12,
  /** A request for the guide: months after the last contact. */
  guideMonths: 24,
  /** Consent: months after it was withdrawn. The proof is also erased when the whole request is. */
  consentProofMonths: 60,
  /** The keyed hash of an address that unsubscribed or bounced: months after that. */
  refusalMonths: 60,
  /** The keyed hash of an erased address, so that links in old mails still unsubscribe: months after the erasure. */
  erasedMonths: 24,
  /** Page views per day. */
  countMonths: 25,
  /** A deleted request can be restored for this many days; then it is erased with all its data. */
  restoreDays: 30,
  /** Sending an undeliverable mail is retried for this long. */
  undeliveredDays: 3,
  /** Maximum age of a database backup; until then a backup may contain erased persons. */
  backupMonths: 12,
} as const;
