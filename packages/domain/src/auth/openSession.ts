import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';

/** Browser and operating system; `null` when not recognised. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

export const openSessionSchema = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  signedInAt: instantSchema,
  /** Rounded to the minute. */
  lastUsedAt: instantSchema,
  /** The session of this request. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

// The order matters: Edge, Opera and Samsung also name Chrome, and Chrome also names Safari.
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
// Android also names Linux, and iPhones name Mac OS X.
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const longestUserAgent = 500;

/** Browser and system from a `User-Agent`, without versions: enough to recognise one's own devices. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, longestUserAgent);
  const named = (list: typeof browsers) => list.find(([mark]) => mark.test(text))?.[1] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
