import { brand } from '@fnc/domain';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { privacySections, type PrivacySectionId } from './privacy.ts';
import { privacyEn } from './privacy.en.data.ts';
import { privacyNl } from './privacy.nl.data.ts';
import { PrivacyBlocks, PrivacyPage } from './PrivacyPage.tsx';

const useStatement = () => (useStoryLanguage().language === 'en' ? privacyEn : privacyNl);

function Example() {
  return <PrivacyPage statement={useStatement()} brand={brand} unsubscribeHref="#afmelden" />;
}

function Part({ of }: { of: PrivacySectionId }) {
  const statement = useStatement();
  return (
    <div style={{ display: 'grid', gap: 20, maxWidth: 760 }}>
      <PrivacyBlocks
        blocks={statement.sections[of].blocks}
        statement={statement}
        brand={brand}
        unsubscribeHref="#afmelden"
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Site/PrivacyPage',
  tags: ['stable'],
  component: Example,
  globals: { viewport: { value: 'desktop' } },
});

/** Title, date and a summary of six lines; every entry of the contents leads to a section. */
export const Statement = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hoe we met je gegevens omgaan');
    await expect(canvas.getByText('23 november 2026')).toHaveAttribute('datetime', '2026-11-23');
    const contents = canvas.getByRole('navigation', { name: 'Op deze pagina' });
    const entries = [...contents.querySelectorAll('a')];
    await expect(entries).toHaveLength(privacySections.length);
    for (const entry of entries) {
      const section = document.querySelector(entry.getAttribute('href') ?? '');
      await expect(section).toHaveAccessibleName(entry.textContent);
    }
  },
});

/** Purposes with their legal bases; on phones each row is a block and each cell has its label. */
export const Purposes = meta.story({
  parameters: { frame: 'padded' },
  render: () => <Part of="purposes" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(9);
    await expect(canvas.getByRole('link', { name: 'bezwaar maken' })).toHaveAttribute('href', '#rights');
  },
});

/** Our own retention periods, named as such before the table. */
export const Retention = meta.story({
  parameters: { frame: 'padded' },
  render: () => <Part of="retention" />,
});

/** What the browser stores, by its actual names. */
export const Device = meta.story({
  parameters: { frame: 'padded' },
  render: () => <Part of="device" />,
});

/** The page links to unsubscribing. */
export const Rights = meta.story({
  parameters: { frame: 'padded', chromatic: { disableSnapshot: true } },
  render: () => <Part of="rights" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Meld je af' })).toHaveAttribute('href', '#afmelden');
  },
});

/** The brand data fills in everything the law requires. */
export const Imprint = meta.story({
  parameters: { frame: 'padded' },
  render: () => <Part of="imprint" />,
  play: async ({ canvas }) => {
    for (const text of [brand.registration.kvk, brand.registration.vat, brand.address.nl.join(', '), brand.founder]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: brand.phone })).toHaveAttribute('href', brand.phoneHref);
  },
});
