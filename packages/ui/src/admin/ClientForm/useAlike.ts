import type { ClientAlike } from '@fnc/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ClientFormProps } from './clientFormProps.ts';

/** Quiet time after the last key before it is asked, in ms. */
const quietFor = 250;

interface Asked {
  readonly name: string;
  readonly email: string;
}

/** Somebody who may be the same as what is typed; `null` while that is not known. */
export function useAlike({ name, email }: Asked, findAlike: ClientFormProps['findAlike']): ClientAlike | null {
  const [found, setFound] = useState<(Asked & { readonly alike: ClientAlike | null }) | null>(null);
  const find = useEffectEvent(findAlike);
  useEffect(() => {
    if (name.trim() === '' && email.trim() === '') return undefined;
    let current = true;
    const look = async () => {
      // It only points something out: whoever cannot be asked says nothing.
      const alike = await find({ name, email }).catch(() => null);
      if (current) setFound({ name, email, alike });
    };
    const timer = setTimeout(() => void look(), quietFor);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [name, email]);
  return found !== null && found.name === name && found.email === email ? found.alike : null;
}
