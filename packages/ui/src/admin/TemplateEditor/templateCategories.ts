/** The categories offered; a template may have another one, which is shown as stored. */
export const templateCategories = ['welcome', 'followUp', 'client', 'newsletter'] as const;
export type TemplateCategory = (typeof templateCategories)[number];

export const isOffered = (category: string): category is TemplateCategory =>
  (templateCategories as readonly string[]).includes(category);
