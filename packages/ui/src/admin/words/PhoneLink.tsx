import type { ComponentProps } from 'react';
import { Link } from '../../components/Link/Link.tsx';

/** What a `tel:` link dials; `null` when the text is no number. */
export function phoneHref(phone: string): string | null {
  const number = phone.replaceAll(/[^\d+]/g, '');
  return number.length > 2 ? `tel:${number}` : null;
}

/** A phone number as it was typed, to call it; text that is no number is only shown. */
export function PhoneLink({ phone, ...link }: { phone: string } & Pick<ComponentProps<typeof Link>, 'look'>) {
  const href = phoneHref(phone);
  return href === null ? (
    phone
  ) : (
    <Link href={href} {...link}>
      {phone}
    </Link>
  );
}
