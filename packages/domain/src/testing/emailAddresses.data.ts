import type { ErrorCode } from '../messages/errorCodes.ts';

interface EmailAddressCase {
  readonly address: string;
  /** What it is an example of; for a refusal that no standard requires: the reason. */
  readonly because: string;
  /** `null`: it is accepted. */
  readonly refused: ErrorCode | null;
  /** The form for comparing and for SMTP; absent: the address in lower case. */
  readonly key?: string;
}

const accepted = (address: string, because: string, key?: string): EmailAddressCase => ({
  address,
  because,
  refused: null,
  ...(key === undefined ? {} : { key }),
});
const refused = (address: string, because: string, code: ErrorCode = 'email_invalid'): EmailAddressCase => ({
  address,
  because,
  refused: code,
});

const many = (length: number, letter = 'a') => letter.repeat(length);
/** A domain of this length, 199 to 258 characters. */
const domainOf = (length: number) => `${[63, 63, 63, length - 195].map((each) => many(each)).join('.')}.nl`;

/** Addresses of RFC 5321, 5322 and 6531, each with the expected result. */
export const emailAddresses: readonly EmailAddressCase[] = [
  // The local part: a dot-atom (RFC 5322, 3.2.3)
  accepted('esmee@golfslag.example', 'the plain form'),
  accepted(
    'Esmee.Golfslag@Golfslag.Example',
    'capitals are one mailbox in practice',
    'esmee.golfslag@golfslag.example',
  ),
  accepted('jan&co@bedrijf.example', 'an ampersand'),
  accepted("o'brien@bedrijf.example", 'an apostrophe'),
  accepted('jan+gids@bedrijf.example', 'a label after a plus'),
  accepted('jan/administratie@bedrijf.example', 'a slash'),
  accepted('jan=piet@bedrijf.example', 'an equals sign'),
  accepted('{jan}@bedrijf.example', 'braces: no placeholder, an address is never filled in'),
  accepted("!#$%&'*+/=?^_`{|}~-@bedrijf.example", 'every sign that needs no quotes'),
  accepted('-jan-@bedrijf.example', 'a hyphen first and last'),
  accepted('_jan@bedrijf.example', 'an underscore first'),
  accepted('1@bedrijf.example', 'one figure'),
  accepted(`${many(64)}@bedrijf.example`, 'a name of 64 characters, the most (RFC 5321, 4.5.3.1.1)'),
  refused(`${many(65)}@bedrijf.example`, 'a name of 65'),
  refused('.jan@bedrijf.example', 'a point first'),
  refused('jan.@bedrijf.example', 'a point last'),
  refused('jan..smit@bedrijf.example', 'two points in a row'),
  refused('jan smit@bedrijf.example', 'a space without quotes'),
  refused('jan(thuis)@bedrijf.example', 'a comment (RFC 5322, 3.2.2): never part of an address that is stored'),
  refused('Jan <jan@bedrijf.example>', 'a name with an address'),
  refused('jan@bedrijf.example, piet@bedrijf.example', 'two addresses'),
  refused('jan@piet@bedrijf.example', 'two at signs'),
  refused('@bedrijf.example', 'no name'),
  refused('jan', 'no domain'),
  refused('jan@', 'an empty domain'),
  refused('', 'nothing', 'email_required'),
  // The local part: a quoted string (RFC 5321, 4.1.2)
  accepted('"jan de vries"@bedrijf.example', 'spaces within quotes'),
  accepted('"jan@thuis"@bedrijf.example', 'an at sign within quotes'),
  accepted('"a, b"@bedrijf.example', 'a comma within quotes: one recipient'),
  accepted('"jan..smit"@bedrijf.example', 'points in a row within quotes'),
  accepted('"jan\\"smit"@bedrijf.example', 'an escaped quote'),
  accepted('"jan\\\\smit"@bedrijf.example', 'an escaped backslash'),
  accepted('"Jan.Smit"@bedrijf.example', 'needless quotes: one mailbox with jan.smit@', 'jan.smit@bedrijf.example'),
  accepted('"j\\an"@bedrijf.example', 'a needless escape as well', 'jan@bedrijf.example'),
  accepted(`"${many(61)} "@bedrijf.example`, '64 characters with the quotes'),
  refused(`"${many(62)} "@bedrijf.example`, '65 characters with the quotes'),
  refused('""@bedrijf.example', 'nothing within the quotes: some servers read it as no sender at all'),
  refused('"jan@bedrijf.example', 'a quote that stays open'),
  refused('jan"smit"@bedrijf.example', 'quotes within a word'),
  refused('"jan\\"@bedrijf.example', 'the last quote is escaped'),
  refused('"a> <b"@bedrijf.example', 'angle brackets, which mail programs part an address by'),
  refused('"jan\r\nBcc: piet"@bedrijf.example', 'a line break: another header'),
  refused('"jan\tsmit"@bedrijf.example', 'a tab: a control character (RFC 5321 allows none)'),
  // The domain (RFC 1035, 2.3.4 and RFC 5321, 4.1.2)
  accepted('jan@a.nl', 'a label of one letter'),
  accepted('jan@3com.example', 'a label that starts with a figure'),
  accepted('jan@post.kantoor.bedrijf.example', 'four labels'),
  accepted(`jan@${many(63)}.nl`, 'a label of 63 characters, the most'),
  refused(`jan@${many(64)}.nl`, 'a label of 64'),
  accepted(`j@${domainOf(252)}`, '254 characters in all, the most (RFC 5321, erratum 1690)'),
  refused(`jo@${domainOf(252)}`, '255 in all'),
  refused(`j@${domainOf(254)}`, 'a domain of 254 characters'),
  refused('a@x-.nl', 'a hyphen that ends a label'),
  refused('a@-x.nl', 'a hyphen that starts one'),
  refused('a@x..nl', 'an empty label'),
  refused('a@x.nl.', 'a point at the end, which the standard for mail leaves out'),
  refused('a@x_y.nl', 'an underscore'),
  refused('a@localhost', 'one label: no mailbox of the public'),
  refused('a@127.0.0.1', 'an IP address without brackets'),
  refused('a@[127.0.0.1]', 'an IP address (RFC 5321, 4.1.3): no mailbox of the public, and a way into the own network'),
  // Other scripts (RFC 6531, RFC 5890)
  accepted('jan@münchen.example', 'a domain with an umlaut', 'jan@xn--mnchen-3ya.example'),
  accepted('jan@MU\u0308NCHEN.example', 'the same in capitals, its umlaut apart', 'jan@xn--mnchen-3ya.example'),
  accepted('jan@xn--mnchen-3ya.example', 'the same as servers write it'),
  accepted('jan@παράδειγμα.δοκιμή', 'a domain in Greek', 'jan@xn--hxajbheg2az3al.xn--jxalpdlp'),
  accepted('jan@例え.テスト', 'a domain in Japanese', 'jan@xn--r8jz45g.xn--zckzah'),
  refused('jan@i❤.example', 'a drawing, which domains may not hold (RFC 5892)'),
  refused('jan@bedrijf。example', 'a full stop of another script: what is shown must be what is sent'),
  refused(
    'josé@bedrijf.example',
    'a name that needs SMTPUTF8: most mail servers on the way would return it after the visitor read that it is on its way',
    'email_name_not_ascii',
  ),
  refused('用户@例え.テスト', 'the same in Chinese', 'email_name_not_ascii'),
  refused('"josé"@bedrijf.example', 'the same within quotes', 'email_name_not_ascii'),
];
