import type { Page } from '@playwright/test';

/** Opens a page of the console for who is not signed in yet. */
export async function enterConsole(page: Page, url: string, password: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Gebruikersnaam').fill('admin');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

interface StoredCampaign {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly status: string;
  readonly accepted?: readonly string[];
  readonly consentTick?: { readonly by: string; readonly leads: number } | null;
}

/** The campaign of this name as the browser keeps it. */
export const storedCampaign = (page: Page, name: string): Promise<StoredCampaign | undefined> =>
  page.evaluate((wanted) => {
    const all = JSON.parse(localStorage.getItem('email_campaigns') ?? '[]') as StoredCampaign[];
    return all.find((campaign) => campaign.name === wanted);
  }, name);
