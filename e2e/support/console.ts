import { expect, type Browser, type Page } from '@playwright/test';
import { changePassword, signIn } from './api.ts';
import type { Product } from './product.ts';

type BrowserState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Opens a page of the console and signs in. */
export async function enterConsole(page: Page, url: string, password: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Gebruikersnaam').fill('admin');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The password that `signedInState` sets in place of the first one. */
export const consolePassword = 'a second password';

/** The browser state of a signed-in user, after a first start with this password. */
export async function signedInState(browser: Browser, { url }: Product, firstPassword: string): Promise<BrowserState> {
  const password = consolePassword;
  await changePassword(url, await signIn(url, 'admin', firstPassword), firstPassword, password);
  const page = await browser.newPage({ locale: 'nl-NL' });
  await enterConsole(page, `${url}/admin/account`, password);
  await expect(page.getByRole('heading', { level: 1, name: accountTitle.nl })).toBeVisible();
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

/** The title of the account page. */
export const accountTitle = { nl: 'Account en beveiliging', en: 'Account and security' } as const;

/** Signs out by the account menu, as a person does. */
export async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Account/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Log uit' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
}
