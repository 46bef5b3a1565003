import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Button } from '../Button/Button.tsx';
import { createPart, OnDemand, type TriggerRender } from './OnDemand.tsx';

/** Stands in for a menu: opens below its button. */
function Box({ trigger }: { trigger: TriggerRender }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {trigger({ 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: () => setOpen(!open) })}
      {open && (
        <p role="status">
          <Say nl="Hier staat wat is opgehaald" en="Here stands what was fetched" />
        </p>
      )}
    </>
  );
}

const module = { Box };

interface SampleProps {
  fetchIt: () => Promise<typeof module>;
}

function Sample({ fetchIt }: SampleProps) {
  const [part] = useState(() => createPart(fetchIt));
  const trigger = (
    <Button>
      <Say nl="Meer" en="More" />
    </Button>
  );
  return (
    <OnDemand trigger={trigger} popup="dialog" part={part}>
      {({ Box: Fetched }, realTrigger) => <Fetched trigger={realTrigger} />}
    </OnDemand>
  );
}

const meta = preview.meta({
  title: 'Components/OnDemand',
  tags: ['stable'],
  component: Sample,
  parameters: { density: 'console', chromatic: { disableSnapshot: true } },
  args: { fetchIt: fn(() => Promise.resolve(module)) },
});

/** The button has `aria-haspopup` from the start. */
export const Waiting = meta.story({
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Meer', expanded: false });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(args.fetchIt).not.toHaveBeenCalled();
  },
});

/** Hovering starts the load, so that the part is ready before the click. */
export const Approached = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Meer' });
    await userEvent.hover(button);
    await expect(args.fetchIt).toHaveBeenCalledOnce();
    await userEvent.click(button);
    await expect(await canvas.findByRole('status')).toBeVisible();
    await userEvent.unhover(button);
    await userEvent.hover(button);
    await expect(args.fetchIt).toHaveBeenCalledOnce();
  },
});

/** Shows whether a pointer opened the box, because a list highlights its first option only for the keyboard. */
function TellingBox({ trigger }: { trigger: TriggerRender }) {
  const [clicks, setClicks] = useState<number | null>(null);
  return (
    <>
      {trigger({ onClick: ({ detail }: { detail: number }) => setClicks(detail) })}
      {clicks !== null && <p role="status">{clicks === 0 ? 'keyboard' : 'pointer'}</p>}
    </>
  );
}

let deliver: () => void = () => undefined;
const late = () =>
  new Promise<typeof module>((resolve) => {
    deliver = () => resolve({ Box: TellingBox });
  });

/** A pointer press before the part is loaded is repeated as a pointer press. */
export const PressedEarlyByPointer = meta.story({
  args: { fetchIt: fn(late) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer' }));
    deliver();
    await expect(await canvas.findByText('pointer')).toBeVisible();
  },
});

/** A key press before the part is loaded is repeated as a key press. */
export const PressedEarlyByKey = meta.story({
  args: { fetchIt: fn(late) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Meer' }).focus();
    await userEvent.keyboard('{Enter}');
    deliver();
    await expect(await canvas.findByText('keyboard')).toBeVisible();
  },
});

let arrive: () => void = () => undefined;

/** A press before the part is loaded is not lost, nor is the focus: the button stays the same element. */
export const PressedEarly = meta.story({
  args: {
    fetchIt: fn(
      () =>
        new Promise<typeof module>((resolve) => {
          arrive = () => resolve(module);
        }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Meer' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    arrive();
    await expect(await canvas.findByRole('status')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Meer', expanded: true })).toBe(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
  },
});

let online = false;

/** Without a connection nothing opens, and a message says so; the next press tries again. Hovering alone says nothing. */
export const Unfetched = meta.story({
  beforeEach: () => {
    online = false;
  },
  args: {
    fetchIt: fn(() => (online ? Promise.resolve(module) : Promise.reject(new TypeError('No network')))),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Meer' });
    await userEvent.hover(button);
    await expect(args.fetchIt).toHaveBeenCalled();
    await expect(screen.queryByText(/^Geen verbinding/)).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(await screen.findByText(/^Geen verbinding met de server/)).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    online = true;
    await userEvent.hover(button);
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
});
