/** The client that was made of a lead. */
export interface LeadClient {
  readonly name: string;
  readonly href: string;
}
