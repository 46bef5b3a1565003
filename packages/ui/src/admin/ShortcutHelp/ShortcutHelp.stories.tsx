import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { desktop } from '../testing/screens.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';

const meta = preview.meta({
  title: 'Admin/ShortcutHelp',
  tags: ['stable'],
  component: ShortcutHelp,
  globals: desktop,
  args: { open: true, onClose: fn() },
});

export const Open = meta.story();
