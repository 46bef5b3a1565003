import type { EmailTemplate, TemplateForm } from './emailTemplate.ts';

export interface NewTemplate extends TemplateForm {
  readonly sample?: boolean;
}

/** Only the given fields change; `variables` follow from subject and content. */
export type TemplateChange = Partial<TemplateForm>;

/**
 * The templates. Every method rejects only when the store fails (`StorageError`: `storage_full`, `storage_failed`), and
 * then nothing has changed.
 */
export interface TemplateRepository {
  /** All of them, in the order in which they were added; `defaultTemplates` as long as nothing was ever stored. */
  list(): Promise<readonly EmailTemplate[]>;
  /** `null` when there is none, or it was removed. */
  findById(id: string): Promise<EmailTemplate | null>;
  add(template: NewTemplate): Promise<EmailTemplate>;
  /** The changed template; `null` when there is none with this id. */
  update(id: string, change: TemplateChange): Promise<EmailTemplate | null>;
  /** `false` when it was already gone. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within `restoreDays`; `null` when there is nothing to bring back. */
  restore(id: string): Promise<EmailTemplate | null>;
}
