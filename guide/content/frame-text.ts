/** Words that every page shares. */
export interface FrameText {
  /** Title metadata of the PDF and the name readers see in their window. */
  readonly documentTitle: string;
  readonly description: string;
  readonly runningTitle: string;
  readonly rates: string;
  readonly notAdvice: string;
  readonly figure: string;
  readonly table: string;
  readonly page: string;
  readonly source: string;
  /** How sure a figure is: follows from law or case law, still to be verified, our own view. */
  readonly marks: { readonly law: string; readonly check: string; readonly view: string };
}
