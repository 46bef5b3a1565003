import { brand, type Language } from '@fnc/domain';
import { loadPrivacyStatement, PrivacyPage as Statement } from '@fnc/ui/site';
import { use } from 'react';
import { pathTo } from '../paths.ts';

/** The privacy statement with the imprint. */
export default function PrivacyStatement({ language }: { language: Language }) {
  const statement = use(loadPrivacyStatement(language));
  return <Statement statement={statement} brand={brand} unsubscribeHref={pathTo('unsubscribe', language)} />;
}
