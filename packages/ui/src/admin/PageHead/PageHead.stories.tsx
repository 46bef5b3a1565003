import { Download } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { desktop } from '../testing/screens.ts';
import { PageHead } from './PageHead.tsx';

const meta = preview.meta({
  title: 'Admin/PageHead',
  tags: ['stable'],
  component: PageHead,
  globals: desktop,
  args: { title: 'Leads' },
  parameters: { frame: 'padded' },
});

export const Bare = meta.story({ parameters: { sameWords: true } });
export const WithEverything = meta.story({
  args: {
    note: <Say nl="12 van 87" en="12 of 87" />,
    actions: (
      <Button icon={Download}>
        <Say nl="Exporteer CSV" en="Export CSV" />
      </Button>
    ),
    trail: <Link href="/admin/leads">Leads</Link>,
  },
});
export const LongTitle = meta.story({
  args: { title: 'Wilhelmina-Alexandrine van den Zeewolde-Stormvogel-Onafgebrokenachternaamzondereinde' },
  parameters: { sameWords: true },
});
