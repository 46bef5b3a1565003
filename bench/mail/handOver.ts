import { chromium } from '@playwright/test';
import { seedReaders } from '../../apps/server/src/testing/seedReaders.ts';
import { campaignFigures, campaignsOn } from '../../e2e/support/campaigns.ts';
import { chromiumArgs } from '../../scripts/chromium.ts';
import { ensureChromium } from '../../scripts/install-chromium.ts';
import { startConsole, type BenchConsole } from '../admin/console.ts';
import { report } from '../measure.ts';

const recipients = 1_000;

const aLetterTo = ({ url, token }: BenchConsole, leadIds: readonly string[]) =>
  campaignsOn(url, token).add({
    name: 'Najaarsbrief',
    subject: 'Wat er in 2027 verandert, {firstName|daar}',
    content: '<p>Beste {firstName|lezer},</p><p>Drie dingen veranderen.</p>',
    recipients: [...leadIds],
  });

/** From the click until the console shows that the server is sending, in ms. */
async function inTheConsole(bench: BenchConsole, leadIds: readonly string[]): Promise<number> {
  const { url, token } = bench;
  const { id } = await aLetterTo(bench, leadIds);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage({ locale: 'nl-NL', viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/robots.txt`);
    await page.evaluate((key) => localStorage.setItem('fnc_admin_token', key), token);
    await page.goto(`${url}/admin/email/campaigns/${id}?step=review`);
    const send = page.getByRole('button', { name: 'Verstuur naar 1.000 leads' });
    await send.click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Verstuur naar 1.000 leads' });
    await confirm.waitFor();
    const started = performance.now();
    await confirm.click();
    await page.getByText(/^Campaign verzonden naar 1\.?000 leads!/).waitFor({ timeout: 300_000 });
    return performance.now() - started;
  } finally {
    await browser.close();
  }
}

/** The same call without a browser, in ms. */
async function fromNode(bench: BenchConsole, leadIds: readonly string[]): Promise<number> {
  const { url, token } = bench;
  const { id } = await aLetterTo(bench, leadIds);
  const started = performance.now();
  await campaignsOn(url, token).send(id, { key: 'bare', sendAt: null, tick: false });
  const took = performance.now() - started;
  // Wait until the outbox is empty, for the next measurement.
  for (let sent = 0; sent < recipients; sent = (await campaignFigures(url, token, id))?.sent ?? 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return took;
}

/** 1,000 recipients, from the click until the server accepted them. @returns whether it is within budget */
export async function benchHandOver(smtpUrl: string): Promise<boolean> {
  let leads: readonly { id: string; email: string }[] = [];
  const bench = await startConsole(
    async (database) => {
      leads = await seedReaders(database, recipients);
    },
    { SMTP_URL: smtpUrl, MAIL_FROM: 'FNC <post@fnc.example>' },
  );
  try {
    const ids = leads.map(({ id }) => id);
    const bareMs = await fromNode(bench, ids);
    const consoleMs = await inTheConsole(bench, ids);
    return report('A campaign handed over to the server', [
      {
        what: `${recipients} recipients in the console, from the click until they are on their way`,
        ms: consoleMs,
        baseline: 'the same call without a browser',
        baselineMs: bareMs,
        budget: 5,
      },
    ]);
  } finally {
    await bench.stop();
  }
}
