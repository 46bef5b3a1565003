export interface PreviewOptions {
  /** Images may be fetched over https; default no, so that nobody is told that a preview was looked at. */
  /** What `prefers-color-scheme` answers inside, whatever the reader of this page prefers. */
  scheme: 'light' | 'dark';
  /** Of the text, such as `nl`; a screen reader reads it so. */
  language: string;
}

/** Everything that runs, fetches, or leads away. Sandbox and policy stop them too; what is not there cannot fail. */
const removed =
  'script, noscript, iframe, frame, object, embed, applet, portal, base, link, meta, template, animate, set';

/** Attributes that make a place somebody can go to or send to. */
const leading = new Set(['href', 'xlink:href', 'action', 'formaction', 'ping', 'target', 'background']);

/** Low in rank, so that the mail's own styles win. System colours follow the scheme. */
const baseStyles = (scheme: string) => `
:where(html) { color-scheme: ${scheme}; background: Canvas; color: CanvasText; overflow-wrap: break-word; }
:where(body) { margin: 24px; font: 16px/1.5 system-ui, sans-serif; }
:where(a, [data-address]) { color: LinkText; text-decoration: underline; }
:where(img, table, pre) { max-width: 100%; }
:where(pre) { white-space: pre-wrap; }
html, body { height: auto !important; min-height: 0 !important; overflow: hidden !important; }`;

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'";

/** A frame always has the scheme of the browser; so the question is answered in the styles themselves. */
const answerScheme = (styles: string, scheme: string): string =>
  styles.replaceAll(/\(\s*prefers-color-scheme\s*:\s*(\w+)\s*\)/gi, (_question, asked: string) =>
    asked.toLowerCase() === scheme ? '(min-width: 0)' : '(max-width: 0)',
  );

function disarm(element: Element): void {
  const address = element.getAttribute('href');
  for (const name of element.getAttributeNames()) {
    if (name.startsWith('on') || leading.has(name)) element.removeAttribute(name);
  }
  // A link opens nowhere; where it would lead is still to be seen.
  if (element.localName === 'a' && address !== null) {
    element.setAttribute('data-address', '');
    element.setAttribute('title', address);
  }
  if (/^(button|input|select|textarea)$/.test(element.localName)) element.setAttribute('disabled', '');
}

/** A whole document for `srcdoc`, from the HTML of a mail or of a part of one. Needs a DOM; parsing fetches and runs nothing. */
export function previewDocument(html: string, { scheme, language }: PreviewOptions): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(removed)) element.remove();
  for (const element of page.querySelectorAll('*')) disarm(element);
  for (const sheet of page.querySelectorAll('style')) sheet.textContent = answerScheme(sheet.textContent, scheme);
  const forbidding = page.createElement('meta');
  forbidding.httpEquiv = 'Content-Security-Policy';
  forbidding.content = policy;
  const styles = page.createElement('style');
  styles.textContent = baseStyles(scheme);
  page.head.prepend(forbidding, styles);
  page.documentElement.lang ||= language;
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
