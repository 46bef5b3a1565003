/** The client made from a lead. */
export interface LeadClient {
  readonly name: string;
  readonly href: string;
}
