import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import { TaskProgress, type TaskProgressProps } from './TaskProgress.tsx';

interface SampleProps extends Omit<TaskProgressProps, 'label' | 'children'> {
  detail?: boolean;
  /** Adds a button that advances the task by this many. */
  step?: number;
}

function Sample({ detail = false, step, done: first, ...rest }: SampleProps) {
  const say = useSay();
  const [done, setDone] = useState(first);
  return (
    <>
      <TaskProgress label={say('Novemberbrief versturen', 'Sending the November letter')} done={done} {...rest}>
        {detail ? say('3 adressen weigeren mail.', '3 addresses refuse mail.') : undefined}
      </TaskProgress>
      {step !== undefined && <Button onClick={() => setDone(done + step)}>+{step}</Button>}
    </>
  );
}

const meta = preview.meta({
  title: 'Components/TaskProgress',
  tags: ['stable'],
  component: Sample,
  args: { done: 37, total: 120, onCancel: fn() },
  parameters: { density: 'console' },
});

/** The bar is described by the count, because a percentage says little about mails. */
export const Running = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Novemberbrief versturen' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'Novemberbrief versturen: 37 van 120');
    await expect(bar).toHaveAttribute('aria-valuenow', '31');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
export const EndNotKnown = meta.story({ args: { total: null } });
export const Done = meta.story({ args: { done: 120, state: 'done', detail: true } });
export const Failed = meta.story({
  args: { state: 'failed', detail: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Novemberbrief versturen: Mislukt');
  },
  parameters: { picture: true },
});

/** Screen readers read 30 of 120 and 60 of 120, and nothing in between. */
export const SaidInSteps = meta.story({
  args: { done: 28, step: 2 },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Novemberbrief versturen: 28 van 120');
    await userEvent.click(canvas.getByRole('button', { name: '+2' }));
    await expect(status).toHaveTextContent('Novemberbrief versturen: 30 van 120');
    await userEvent.click(canvas.getByRole('button', { name: '+2' }));
    await expect(status).toHaveTextContent('Novemberbrief versturen: 30 van 120');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'Novemberbrief versturen: 32 van 120',
    );
  },
  parameters: { chromatic: { disableSnapshot: true } },
});
