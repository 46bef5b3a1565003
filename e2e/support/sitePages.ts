import { AxeBuilder } from '@axe-core/playwright';
import { publicPages } from '@fnc/domain';
import { expect, type Page } from '@playwright/test';
import { pageIds } from '../../apps/site/src/paths.ts';

/** Every public page, at its main address in both languages. `/contact` is the home page with the form open over it. */
export const sitePages = [
  ...pageIds.map((name) => ({ name, ...publicPages[name].path })),
  { name: 'knowledge', nl: '/kennis', en: '/en/knowledge' },
  { name: 'captains', nl: '/voor/kapiteins', en: '/en/for/captains' },
  { name: 'entrepreneurs', nl: '/voor/ondernemers', en: '/en/for/entrepreneurs' },
  { name: 'article', nl: '/kennis/box-2-dividend', en: '/en/knowledge/box-2-dividends' },
] as const;

/** The home page in each language. */
export const homePath = publicPages.home.path;

/** The landing pages, each in both languages. */
export const landingPages = Object.values(publicPages).filter((page) => page.kind === 'landing');

export const siteLanguages = ['nl', 'en'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

export const browserLocale = { nl: 'nl-NL', en: 'en-GB' } as const;

/** Texts of the controls that the tests use. */
export const said = {
  nl: {
    openMenu: 'Open het menu',
    closeMenu: 'Sluit het menu',
    menu: 'Menu',
    cyprus: 'Cyprus',
    startToday: 'Start vandaag',
    consult: /Gratis intake/,
    contactTitle: 'Plan een gratis intake',
    name: 'Naam',
    email: 'E-mailadres',
    message: 'Bericht',
    profession: 'Functie',
    captain: 'Kapitein',
    send: 'Verstuur bericht',
    sent: 'Bedankt, je bericht is binnen',
    guideForm: 'Vraag de Cyprus-gids aan',
    requestGuide: 'Vraag de gids aan',
    guideRequested: 'Bedankt! Je download start automatisch. Check ook je email voor extra tips.',
    revenue: 'Omzet per jaar',
    guideOffer: 'De gids bij je som?',
  },
  en: {
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    menu: 'Menu',
    cyprus: 'Cyprus',
    startToday: 'Get started',
    consult: /Free introductory call/,
    contactTitle: 'Book a free introductory call',
    name: 'Name',
    email: 'Email address',
    message: 'Message',
    profession: 'Profession',
    captain: 'Captain',
    send: 'Send message',
    sent: 'Thank you, we’ve got your message',
    guideForm: 'Request the Cyprus guide',
    requestGuide: 'Request the guide',
    guideRequested: 'Thank you! Your download starts automatically. Check your email too, for some extra tips.',
    revenue: 'Revenue per year',
    guideOffer: 'The guide to go with your figures?',
  },
} as const satisfies Record<SiteLanguage, unknown>;

/** Holds the app's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a page, and waits until the app has hydrated it; a reading page has no app. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('html[data-app="alive"], [data-reading]').first()).toBeAttached();
}

/** Waits until the parts below the fold are laid out, and prevents the browser from skipping distant ones. */
export async function layOutWhole(page: Page): Promise<void> {
  await expect(page.locator('style[data-below]')).toHaveCount(0);
  const rest = page.locator('style[data-far-parts]');
  for (const style of await rest.all()) await style.evaluate((element) => element.setAttribute('media', 'not all'));
}

/** axe's violations on the current page, each rule with the markup at fault; animations are finished first. */
async function violationsOn(page: Page): Promise<readonly unknown[]> {
  if ((await page.locator('dialog:modal').count()) === 0) await layOutWhole(page);
  // Finished, not awaited: an animation in a part that is not rendered never ends by itself.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
  });
  // The preview of a mail runs no scripts, so axe would wait there forever. Stories check the title of the frame.
  // In the page itself and without the rules that pass: a third of the time, for the same violations. The other mode also
  // looks into frames of another origin, which these pages do not have.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.exclude('iframe[sandbox]').analyze();
  return violations.map(({ id, help, nodes }) => [id, help, nodes.map((node) => node.html.slice(0, 300))]);
}

export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await violationsOn(page), what).toEqual([]);
}
