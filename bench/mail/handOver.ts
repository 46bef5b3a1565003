import { aCampaign } from '@fnc/domain/testing';
import { chromium } from '@playwright/test';
import { seedReaders } from '../../apps/server/src/testing/seedReaders.ts';
import { campaignFigures, sendCampaign } from '../../e2e/support/campaigns.ts';
import { chromiumArgs } from '../../scripts/chromium.ts';
import { ensureChromium } from '../../scripts/install-chromium.ts';
import { startConsole, type BenchConsole } from '../admin/console.ts';
import { report } from '../measure.ts';

const recipients = 1_000;
/** As many as the console has on their way. */
const atOnce = 6;

/** From the click until the console says that the server took all of them, in ms. */
async function inTheConsole({ url, token }: BenchConsole, leadIds: readonly string[]): Promise<number> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage({ locale: 'nl-NL', viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/robots.txt`);
    const campaign = aCampaign({ recipients: [...leadIds] });
    await page.evaluate(
      ([key, campaigns]) => {
        localStorage.setItem('fnc_admin_token', key);
        localStorage.setItem('email_campaigns', campaigns);
      },
      [token, JSON.stringify([campaign])] as const,
    );
    await page.goto(`${url}/admin/email/campaigns/${campaign.id}?step=review`);
    const send = page.getByRole('button', { name: 'Verstuur naar 1.000 leads' });
    await send.waitFor();
    const started = performance.now();
    await send.click();
    await page.getByText(/^Campaign verzonden naar 1\.?000 leads!/).waitFor({ timeout: 300_000 });
    return performance.now() - started;
  } finally {
    await browser.close();
  }
}

/** The same calls without a browser, in ms. */
async function fromNode(
  { url, token }: BenchConsole,
  leads: readonly { id: string; email: string }[],
): Promise<number> {
  const started = performance.now();
  await sendCampaign({ url, token, campaignId: 'bare', leads, atOnce });
  const took = performance.now() - started;
  // The next measurement begins with an empty outbox.
  for (let sent = 0; sent < recipients; sent = (await campaignFigures(url, token, 'bare'))?.sent ?? 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return took;
}

/** 1,000 recipients from the click until all are accepted. @returns whether it is within its budget */
export async function benchHandOver(smtpUrl: string): Promise<boolean> {
  let leads: readonly { id: string; email: string }[] = [];
  const bench = await startConsole(
    async (database) => {
      leads = await seedReaders(database, recipients);
    },
    { SMTP_URL: smtpUrl, MAIL_FROM: 'FNC <post@fnc.example>' },
  );
  try {
    const bareMs = await fromNode(bench, leads);
    const consoleMs = await inTheConsole(
      bench,
      leads.map(({ id }) => id),
    );
    return report('A campaign handed over to the server', [
      {
        what: `${recipients} recipients in the console, from the click until all are accepted`,
        ms: consoleMs,
        baseline: 'the same calls without a browser',
        baselineMs: bareMs,
        budget: 5,
      },
    ]);
  } finally {
    await bench.stop();
  }
}
