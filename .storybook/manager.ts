import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { storybookThemes } from '../packages/ui/src/docs/storybookThemes.ts';

/** The statuses shown in the sidebar; `stable` is the default. */
const marked = ['new', 'experimental', 'deprecated'];

addons.setConfig({
  theme: storybookThemes.light,
  sidebar: {
    renderLabel: (item) => {
      const status = item.type === 'component' ? marked.find((tag) => item.tags.includes(tag)) : undefined;
      if (status === undefined) return item.name;
      const style = { marginInlineStart: '0.5em', opacity: 0.75, fontStyle: 'italic' };
      return createElement('span', null, item.name, createElement('small', { style }, status));
    },
  },
});
