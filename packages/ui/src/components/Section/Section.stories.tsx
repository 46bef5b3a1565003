import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

const body = (
  <Text>
    <Say
      nl="Een vennootschap op Cyprus kun je hebben zonder te verhuizen. Waar jij zelf belasting betaalt, is een tweede vraag."
      en="You can have a company in Cyprus without moving. Where you yourself pay tax is a second question."
    />
  </Text>
);
const gibraltar = {
  name: 'Gibraltar',
  coordinates: '35°57′N 5°39′W',
};

const meta = preview.meta({
  title: 'Components/Section',
  tags: ['stable'],
  component: Section,
  parameters: { frame: 'none' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    title: <Say nl="Vier redenen, elk met de voorwaarde erbij" en="Four reasons, each with its condition" />,
    lead: <Say nl="Een voordeel zonder voorwaarde is reclame." en="A benefit without a condition is advertising." />,
    waypoint: gibraltar,
    children: <div style={{ paddingTop: 24 }}>{body}</div>,
  },
});

/** The heading names the section, so that a screen reader can jump to it. */
export const Page = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Vier redenen, elk met de voorwaarde erbij' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});
export const Surface = meta.story({ args: { background: 'surface' } });
export const Band = meta.story({ args: { background: 'band' } });
export const Tint = meta.story({ args: { background: 'tint' } });
/** The colour roles change inside it: its content need not know about the dark background. */
export const Deep = meta.story({
  args: {
    background: 'deep',
    children: (
      <div style={{ paddingTop: 24 }}>
        {body}
        <div style={{ paddingTop: 24 }}>
          <Button variant="primary">
            <Say nl="Plan een gesprek" en="Plan a call" />
          </Button>
        </div>
      </div>
    ),
  },
});
/** The heading in the left third, and a larger lead. */
export const HeadBeside = meta.story({ args: { head: 'beside', background: 'surface' } });
/** The dotted line runs in the margin; the waypoint is on it, level with the heading. */
export const CourseLeft = meta.story({ args: { course: 'left' }, parameters: { forcedColors: true } });
export const CourseRight = meta.story({ args: { course: 'right', background: 'surface' } });
/** The line continues from one section to the next. */
export const CourseRunsOn = meta.story({
  render: (args) => (
    <>
      <Section {...args} course="left" />
      <Section
        {...args}
        course="left"
        background="band"
        head="beside"
        title={<Say nl="Voor wie buiten de landsgrenzen werkt" en="For those who work across borders" />}
        waypoint={{ name: 'Ouessant', coordinates: '48°28′N 5°06′W' }}
      />
      <Section
        {...args}
        course="left"
        background="deep"
        title={<Say nl="Vijf stappen van vraag naar vennootschap" en="Five steps from question to company" />}
        waypoint={{ name: <Say nl="Kaap Bon" en="Cape Bon" />, coordinates: '37°33′N 10°42′E' }}
      />
    </>
  ),
});
/** Without a margin the ring is before the name. */
export const OnAPhone = meta.story({ args: { course: 'left' }, globals: { viewport: { value: 'smallPhone' } } });
/** Without a heading it is a coloured band and no landmark. */
export const Bare = meta.story({
  args: { title: undefined, lead: undefined, waypoint: undefined, background: 'band', children: body },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
export const LongWords = meta.story({
  args: {
    course: 'left',
    title: (
      <Say nl="Vennootschapsbelastingaangifteverplichtingen" en="Intercontinentalisation-and-counterrevolutionaries" />
    ),
    waypoint: { ...gibraltar, name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
