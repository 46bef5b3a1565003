import { brand } from '@fnc/domain';

/**
 * The address visitors use, without a slash at its end: `PUBLIC_URL` when it is an http(s) address, the brand's domain
 * otherwise. The server names a faulty `PUBLIC_URL` when it starts; a build is not the place to stop for it.
 */
export function siteAddress(publicUrl: string | undefined): string {
  const isAddress = URL.canParse(publicUrl ?? '') && /^https?:\/\//.test(publicUrl ?? '');
  return (isAddress && publicUrl !== undefined ? publicUrl : `https://${brand.domain}`).replace(/\/+$/, '');
}
