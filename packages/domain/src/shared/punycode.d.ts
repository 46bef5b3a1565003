/** The one function in use; the library has no types. */
declare module 'punycode.js' {
  const punycode: {
    /** `münchen.example` becomes `xn--mnchen-3ya.example`; ASCII labels are unchanged, including their case. */
    toASCII(domain: string): string;
  };
  export default punycode;
}
