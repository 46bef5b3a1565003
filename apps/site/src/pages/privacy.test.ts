import { languages, privacyPath } from '@fnc/domain';
import { leadKeys, trackingCap, trackingKeys } from '@fnc/domain/storage';
import { loadPrivacyStatement } from '@fnc/ui/site';
import { expect, test } from 'vitest';
import { keptKeys } from '../kept.ts';
import { pathTo } from '../paths.ts';

test.each(languages)('the statement in %s names every record this site keeps in a browser', async (language) => {
  const { sections } = await loadPrivacyStatement(language);
  const said = JSON.stringify(sections.device);
  const keys = [
    ...Object.values(keptKeys),
    trackingKeys.pageViews,
    trackingKeys.conversions,
    leadKeys.leads,
    leadKeys.events,
  ];
  for (const key of keys) expect(said).toContain(`<code>${key}</code>`);
  expect(said.match(/\d+/g)).toContain(String(trackingCap));
});

test.each(languages)('the page in %s is where the mails and the guide say it is', (language) => {
  expect(pathTo('privacy', language)).toBe(privacyPath(language));
});
