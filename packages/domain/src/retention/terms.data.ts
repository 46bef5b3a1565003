/**
 * How long personal data are kept. The privacy page says these terms and the server's clean-up keeps them: both read them
 * here, so that they cannot say different things.
 */
export const retentionTerms = {
  /** A message and the introductory call that follows: months after the last contact. */
  messageMonths: 12,
  /** A request for the guide: months after the last contact. */
  guideMonths: 24,
  /** What was agreed to: months after it was taken back. The proof also goes when the whole request is erased. */
  consentProofMonths: 60,
  /** The keyed hash of an address that said no or could not be reached: months after that. */
  refusalMonths: 60,
  /** The keyed hash of an erased address, so that the links in old mails still unsubscribe: months after the erasure. */
  erasedMonths: 24,
  /** How often pages were viewed in a day. */
  countMonths: 25,
  /** A deleted request can be restored; after these days it is erased with all that belongs to it. */
  restoreDays: 30,
  /** A mail that cannot be delivered at once is offered again. */
  undeliveredDays: 3,
  /** The oldest backup of the database: until then somebody who was erased still stands in one. */
  backupMonths: 12,
} as const;
