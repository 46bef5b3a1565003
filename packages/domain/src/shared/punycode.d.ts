/** What is used of it; the library has no types of its own. */
declare module 'punycode.js' {
  const punycode: {
    /** `münchen.example` as `xn--mnchen-3ya.example`; labels of ASCII stay as they are. Changes no case. */
    toASCII(domain: string): string;
  };
  export default punycode;
}
