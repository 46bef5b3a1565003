import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { brand } from '@fnc/domain';
import { expect, test, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { extractText, getDocumentProxy } from 'unpdf';
import { changePassword, signIn } from './support/api.ts';
import { enterConsole } from './support/console.ts';
import { startProduct, type Product } from './support/product.ts';

const root = path.resolve(import.meta.dirname, '..');
const env = { ADMIN_PASSWORD: 'a first password' };
const password = 'lantern orbit mosaic 7';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ env });
  const first = await signIn(product.url, 'admin', env.ADMIN_PASSWORD);
  await changePassword(product.url, first, env.ADMIN_PASSWORD, password);
});
test.afterAll(() => product.stop());

/** The app's code this many half minutes from now: the server accepts one step of drift, and each code once. */
const codeOf = (key: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** All printed text, with the date left out. */
async function printed(page: Page): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(pdf.numPages).toBe(1);
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replace(/\s+/g, ' ').replace(/[a-z]+dag \d+ [a-z]+ \d{4}/, '<day>');
}

const sheetOf = (codes: readonly string[]): string =>
  [
    `${brand.name} Account admin Datum <day>`,
    'Met elke herstelcode kun je één keer inloggen in het beheer als je app er niet is.',
    ...codes,
  ].join(' ');

async function signOut(page: Page) {
  await page
    .getByRole('button', { name: /^Account/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Log uit' }).click();
  await expect(page.getByLabel('Gebruikersnaam')).toBeVisible();
}

test('a second step is switched on, asked for, ended elsewhere and reset by the command', async ({ page, browser }) => {
  const account = `${product.url}/admin/account`;
  await enterConsole(page, `${product.url}/admin`, password);
  await page
    .getByRole('button', { name: /^Account/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Account en beveiliging' }).click();
  await expect(page).toHaveURL(account);

  await page.getByRole('button', { name: 'Zet aan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await expect(dialog.getByRole('img', { name: /^QR-code/ })).toBeVisible();
  const key = await dialog.getByRole('textbox', { name: 'Sleutel' }).inputValue();
  await dialog.getByLabel('Code van 6 cijfers').fill('000000');
  await dialog.getByRole('button', { name: 'Zet aan' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Deze code klopt niet');
  await dialog.getByLabel('Code van 6 cijfers').fill(codeOf(key, 0));
  await dialog.getByRole('button', { name: 'Zet aan' }).click();
  const codes = dialog.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allTextContents();
  const [recoveryCode = ''] = recoveryCodes;
  await expect(dialog.locator('[data-print-sheet]')).toBeVisible();
  expect(await printed(page)).toBe(sheetOf(recoveryCodes));
  // They are shown only now, so the way back asks first.
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Blijf hier' }).click();
  await expect(codes).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(page.getByText('Nog 10 herstelcodes over.')).toBeVisible();

  await signOut(page);
  await enterConsole(page, account, password);
  await expect(page.getByText('Je wachtwoord klopt. Vul nu de code uit je authenticator-app in.')).toBeVisible();
  await page.getByLabel('Code van 6 cijfers').fill(codeOf(key, 1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Nog 10 herstelcodes over.')).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await enterConsole(elsewhere, account, password);
  await elsewhere.getByRole('button', { name: 'Gebruik een herstelcode' }).click();
  await elsewhere.getByLabel('Herstelcode').fill(recoveryCode);
  await elsewhere.getByRole('button', { name: 'Log in' }).click();
  await expect(elsewhere.getByText('Nog 9 herstelcodes over.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Beëindig de andere' }).click();
  await expect(page.getByText('Je bent nergens anders ingelogd.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Wachtwoord', { exact: true })).toBeVisible();
  await elsewhere.context().close();

  const reset = spawnSync(process.execPath, [path.join(root, 'apps/server/src/adminCommand.ts'), 'reset', 'admin'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: product.dataDir, DATABASE_URL: '' },
  });
  expect(reset.stderr).toBe('');
  const [, oneTime = ''] = /One-time password: (\S+)/.exec(reset.stdout) ?? [];
  await page.goto(`${product.url}/admin`);
  await enterConsole(page, `${product.url}/admin`, oneTime);
  await expect(page.getByRole('heading', { name: 'Kies een nieuw wachtwoord' })).toBeVisible();
});
