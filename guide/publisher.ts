import { brand, privacyPath } from '@fnc/domain';
import type { Language } from '@fnc/domain';
import type { Publisher } from './context.ts';

/** The brand as the guide needs it. Only what is taken here goes into the source hash. */
export const publisherFor = (language: Language): Publisher => {
  const site = `https://${brand.domain}`;
  return {
    shortName: brand.name,
    name: brand.tagline[language],
    founder: brand.founder,
    email: brand.sender.email,
    phone: brand.phone,
    phoneHref: brand.phoneHref,
    site,
    privacy: site + privacyPath(language),
  };
};
