/** How many `defaultTemplates` there are, for who counts them without reading them: they are whole mails. */
export const defaultTemplateCount = 2;
