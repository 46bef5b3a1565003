import { brand } from '@fnc/domain';

/**
 * The address visitors use, without a slash at its end: `PUBLIC_URL` when it is an http(s) address, otherwise the
 * brand's domain. The server reports an invalid `PUBLIC_URL` when it starts; the build need not fail for it.
 */
export function siteAddress(publicUrl: string | undefined): string {
  const isAddress = URL.canParse(publicUrl ?? '') && /^https?:\/\//.test(publicUrl ?? '');
  return (isAddress && publicUrl !== undefined ? publicUrl : `https://${brand.domain}`).replace(/\/+$/, '');
}
