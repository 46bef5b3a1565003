import type { ComponentProps } from 'react';
import { Trap } from './Honeypot.styles.ts';

/** A field that people never see; only programs fill it in. */
export function Honeypot({ label, ...field }: ComponentProps<'input'> & { label: string }) {
  return (
    <Trap aria-hidden="true">
      <label>
        {label}
        <input {...field} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </Trap>
  );
}
