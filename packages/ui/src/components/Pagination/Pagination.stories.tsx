import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

interface SampleProps extends PaginationProps {
  /** Offers a choice of sizes. */
  sizes?: boolean;
}

function Sample({ page, pageSize, sizes = true, onPage, onPageSize, ...rest }: SampleProps) {
  const [at, setAt] = useState(page);
  const [size, setSize] = useState(pageSize);
  return (
    <Pagination
      {...rest}
      page={at}
      pageSize={size}
      onPage={(next) => {
        setAt(next);
        onPage?.(next);
      }}
      onPageSize={
        sizes
          ? (next) => {
              setSize(next);
              setAt(1);
              onPageSize?.(next);
            }
          : undefined
      }
    />
  );
}

const meta = preview.meta({
  title: 'Components/Pagination',
  tags: ['new'],
  component: Sample,
  args: { page: 2, pageSize: 50, count: 1240, onPage: fn(), onPageSize: fn() },
  parameters: { everyState: true, density: 'console' },
});

export const Second = meta.story();
export const InTheMiddle = meta.story({ args: { page: 12 } });
export const Last = meta.story({ args: { page: 25 } });
export const OnePage = meta.story({ args: { page: 1, count: 12, sizes: false } });
export const NoRows = meta.story({ args: { page: 1, count: 0 } });
export const OnTheSite = meta.story({ parameters: { density: 'site' }, args: { sizes: false } });

/** The page one is on is said to be the current one; the range changes with it. */
export const Turned = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pagina’s' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('status')).toHaveTextContent('51–100 van 1.240');
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('101–150 van 1.240');
    await userEvent.click(canvas.getByRole('button', { name: 'Pagina 25' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1.201–1.240 van 1.240');
  },
});

/** At the end the button stays, so that whoever pressed it keeps the focus; it does nothing more. */
export const Ends = meta.story({
  args: { page: 24 },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Volgende' });
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPage).toHaveBeenCalledOnce();
  },
});

export const PageSizeChosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rijen per pagina' }), '100');
    await expect(args.onPageSize).toHaveBeenCalledWith(100);
    await expect(canvas.getByRole('status')).toHaveTextContent('1–100 van 1.240');
  },
});

/** With an address each page is a link; the first and last step are not. */
export const Links = meta.story({
  args: { page: 1, hrefOf: (page) => `#page-${page}`, sizes: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Volgende' })).toHaveAttribute('href', '#page-2');
    await expect(canvas.getByRole('link', { name: 'Pagina 1' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Vorige' })).toBeNull();
  },
});
