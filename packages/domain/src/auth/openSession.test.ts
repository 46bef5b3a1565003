import { expect, test } from 'vitest';
import { deviceOf } from './openSession.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `${mozilla} (Windows NT 10.0; Win64; x64)`;
const mac = `${mozilla} (Macintosh; Intel Mac OS X 10_15_7)`;
const linux = `${mozilla} (X11; Linux x86_64)`;
const android = `${mozilla} (Linux; Android 15; SM-S921B)`;
const iPhone = `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const iPad = `${mozilla} (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const chrome = `${webkit} Chrome/142.0.0.0 Safari/537.36`;
const mobileChrome = `${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`;

// Each user agent also names its ancestors, so the order of the lists decides.
test.each<[userAgent: string, browser: string, system: string]>([
  [`${windows} ${chrome}`, 'Chrome', 'Windows'],
  [`${windows} ${chrome} Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`${windows} ${chrome} Edge/18.19041`, 'Edge', 'Windows'],
  [`${windows} ${chrome} OPR/124.0.0.0`, 'Opera', 'Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox', 'Windows'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${mac} ${chrome}`, 'Chrome', 'macOS'],
  [`${mac} ${chrome} Edg/142.0.0.0`, 'Edge', 'macOS'],
  [`${linux} ${chrome}`, 'Chrome', 'Linux'],
  [`${linux} ${webkit} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [`${mozilla} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox', 'Linux'],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${chrome}`, 'Chrome', 'ChromeOS'],
  [`${android} ${mobileChrome}`, 'Chrome', 'Android'],
  [`${android} ${mobileChrome} EdgA/142.0.0.0`, 'Edge', 'Android'],
  [`${android} ${webkit} SamsungBrowser/29.0 Chrome/142.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`${mozilla} (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0`, 'Firefox', 'Android'],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iPhone} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${iPhone} FxiOS/145.0 Mobile/15E148 Safari/604.1`, 'Firefox', 'iPhone'],
  [`${iPhone} EdgiOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Edge', 'iPhone'],
  [`${iPad} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPad'],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test.each<[what: string, userAgent: string | undefined, browser: string | null, system: string | null]>([
  ['nothing was sent', undefined, null, null],
  ['it is empty', '', null, null],
  ['it is a program', 'curl/8.16.0', null, null],
  ['a name only begins like one', 'Chromed/1 Safarix/1 WindowsPhone', null, null],
  ['only the system is named', 'MyProgram/1.0 (Windows NT 10.0)', null, 'Windows'],
  ['only the browser is named', 'Firefox/145.0', 'Firefox', null],
  ['the name comes after 500 characters', `${'x'.repeat(500)} Firefox/145.0 (Windows)`, null, null],
])('what is not known stays empty: %s', (_what, userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
