import { CircleCheck, TriangleAlert } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { FactList } from './FactList.tsx';

function Example({ long = false }: { long?: boolean }) {
  const say = useSay();
  return (
    <div style={{ width: 264 }}>
      <FactList
        title="Server"
        facts={[
          { name: 'Status', value: say('In orde', 'In order'), icon: CircleCheck, tone: 'success' },
          { name: 'E-mail', value: say('Niet ingesteld', 'Not configured'), icon: TriangleAlert, tone: 'warning' },
          { name: say('Mislukt', 'Failed'), value: 3, tone: 'danger', figures: true },
          { name: say('Geopend', 'Opened'), value: '– niet gemeten', tone: 'quiet' },
          { name: 'Leads', value: long ? 'onafgebroken'.repeat(8) : '1.234', figures: true },
        ]}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Admin/FactList',
  tags: ['stable'],
  component: Example,
  parameters: { frame: 'padded' },
});

export const Tones = meta.story();
export const LongValue = meta.story({ args: { long: true } });
