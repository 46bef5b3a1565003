import type { CarriedOver } from './carryOver.ts';

const counted = (amount: number, one: string, many = `${one}s`): string => `${amount} ${amount === 1 ? one : many}`;

/** Lines for the operator; none for what there was none of. */
export function whatWasCarriedOver(carried: CarriedOver): readonly string[] {
  const { erasedLeads, erasedRecords, removedLeads, removedRecords, refusals } = carried;
  const { settledMails, heldCampaigns, heldCampaignMails, heldMails } = carried;
  const erased = [counted(erasedLeads, 'lead'), counted(erasedRecords, 'record')].join(' and ');
  const removed = [counted(removedLeads, 'lead'), counted(removedRecords, 'record')].join(' and ');
  const lines: readonly (readonly [isSaid: boolean, line: string])[] = [
    [
      erasedLeads + erasedRecords > 0,
      `Erased since the backup: ${erased}. The clean-up of the next start erases them again.`,
    ],
    [removedLeads + removedRecords > 0, `Deleted since the backup, and deleted again: ${removed}.`],
    [refusals > 0, `Said no since the backup, and get no mail: ${counted(refusals, 'lead')}.`],
    [
      settledMails > 0,
      `Sent, given up or stopped since the backup, and not sent again: ${counted(settledMails, 'mail')}.`,
    ],
    [
      heldCampaigns > 0,
      `Held, because they may have been sent since the backup: ${counted(heldCampaignMails, 'mail')} of ` +
        `${counted(heldCampaigns, 'campaign')}. They are stopped: who gets them is decided in the console, by sending the rest.`,
    ],
    [
      heldMails > 0,
      `Held, because they may have been sent since the backup: ${counted(heldMails, 'other mail')}. ` +
        'The dashboard lists them as undeliverable: answer again who did not get one.',
    ],
  ];
  return lines.filter(([isSaid]) => isSaid).map(([, line]) => line);
}
