import type { templates as dutch } from '../../nl/admin/templates.ts';
import type { Translated } from '../../translated.ts';

/** The templates that a campaign can start from. */
export const templates: Translated<typeof dutch> = {
  pageTitle: 'Templates',
  changesOf: 'Who changed what for this template',
  title: 'Templates',
  count_one: '{{count}} template',
  count_other: '{{count}} templates',
  toCampaigns: 'Go to campaigns',
  list: 'All templates',
  add: 'New template',
  name: 'Name',
  category: 'Category',
  language: 'Language',
  categories: { welcome: 'Welcome', followUp: 'Follow-up', client: 'Client', newsletter: 'Newsletter' },
  unsaved: 'Unsaved changes',
  conflict: 'This template was also changed in another window. Which version would you like to keep?',
  gone: 'This template was deleted in another window. Saving it here creates it again.',
  save: 'Save template',
  use: 'Use in a campaign',
  known_one: '{{count}} recognised field',
  known_other: '{{count}} recognised fields',
  bare: '{{fields}}: blank if a lead left it empty. Add a fallback, such as {firstName|reader}.',
  duplicated: '{{name}} created',
  loading: 'Loading templates…',
  failedSafe: 'Nothing was deleted. What you had is still on the server.',
  emptyTitle: 'No templates yet',
  emptyText: 'Get an email right once, then start every campaign from it.',
  emptyAction: 'Create a template',
  notFoundText: 'This template doesn’t exist or has been deleted.',
  toAll: 'See all templates',
};
