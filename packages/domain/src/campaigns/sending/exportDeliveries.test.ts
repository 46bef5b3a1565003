import { expect, test } from 'vitest';
import { aDelivery } from '../../testing/campaignFixtures.ts';
import { deliveryExportFileName, exportDeliveries } from './exportDeliveries.ts';

const failed = aDelivery({
  status: 'failed',
  leadName: '=Bas',
  to: 'bas@vis.example',
  reason: 'mailbox_unknown',
  detail: '550 5.1.1',
  attempts: 2,
});

test.each([
  ['nl', 'Mislukt', 'Dit adres bestaat niet: 550 5.1.1', 'Verzonden'],
  ['en', 'Failed', 'This address doesn’t exist: 550 5.1.1', 'Sent'],
] as const)('one row a mail, with its reason in words (%s)', (language, status, reason, sent) => {
  const rows = exportDeliveries([failed, aDelivery()], language).replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(rows).toEqual([
    'Name;Email;Status;Reason;Attempts;Date',
    `"'=Bas";bas@vis.example;${status};${reason};2;2026-11-20 14:10`,
    `Esmee Golfslag;esmee@golfslag.example;${sent};;1;2026-11-20 14:10`,
  ]);
});

test.each([
  ['nl', 'Gestopt', 'Gestopt voordat de mail wegging'],
  ['en', 'Stopped', 'Stopped before the email went out'],
] as const)('a stopped mail waits for nothing, whatever the last attempt said (%s)', (language, status, reason) => {
  const stopped = { status: 'cancelled', leadName: 'Bas', to: 'bas@vis.example' } as const;
  const tried = aDelivery({ ...stopped, attempts: 2, reason: 'deferred', detail: '452 4.2.2 full' });
  const rows = exportDeliveries([tried, aDelivery({ ...stopped, attempts: 0 })], language).split('\r\n');
  expect(rows.slice(1, 3)).toEqual([
    `Bas;bas@vis.example;${status};${reason};2;2026-11-20 14:10`,
    `Bas;bas@vis.example;${status};${reason};0;2026-11-20 14:10`,
  ]);
});

test.each([
  ['nl', 'Gestopt;Stond klaar in een teruggezette back-up en is misschien al verstuurd'],
  ['en', 'Stopped;Was waiting in a restored backup and may have been sent already'],
] as const)('a held mail may have left already (%s)', (language, words) => {
  const held = aDelivery({ status: 'cancelled', reason: 'restored', attempts: 0 });
  expect(exportDeliveries([held], language)).toContain(`;${words};0;`);
});

test.each([
  ['Najaarsbrief', 'fnc-campaign-Najaarsbrief-2026-11-20.csv'],
  [' Brief 1/2: "wat nu?" ', 'fnc-campaign-Brief-1-2-wat-nu-2026-11-20.csv'],
  ['', 'fnc-campaign-2026-11-20.csv'],
  ['../..', 'fnc-campaign-2026-11-20.csv'],
])('the file of %j', (name, file) => {
  expect(deliveryExportFileName(name, '2026-11-20T13:10:00.000Z')).toBe(file);
});
