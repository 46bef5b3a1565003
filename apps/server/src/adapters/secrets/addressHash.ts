import { createHmac } from 'node:crypto';
import { emailKey } from '@fnc/domain';

/** A keyed hash of an address: the same for every spelling of it. */
export type AddressHash = (email: string) => string;

/** @param key shared by all processes, and kept as long as its hashes */
export const createAddressHash =
  (key: string): AddressHash =>
  (email) =>
    createHmac('sha256', key)
      .update(`address.1.${emailKey(email)}`)
      .digest('base64url');
