import { createHmac } from 'node:crypto';
import { emailKey } from '@fnc/domain';

/** An address as text that only this key makes: the same for every way of writing it. */
export type AddressHash = (email: string) => string;

/** @param key shared by all processes, and as lasting as what was hashed with it */
export const createAddressHash =
  (key: string): AddressHash =>
  (email) =>
    createHmac('sha256', key)
      .update(`address.1.${emailKey(email)}`)
      .digest('base64url');
