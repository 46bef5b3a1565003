import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Frame, Head, Note, Nothing, Sheet } from './HtmlPreview.styles.ts';

interface PreviewOptions {
  /** Images may be fetched over https; default no, so that no server learns that a preview was opened. */
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
function previewDocument(html: string, { scheme, language }: PreviewOptions): string {
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

/** What may make the content higher or lower after it is there: an image has come, a part was opened. */
const changes = ['load', 'toggle'] as const;

function heightIn(frame: HTMLIFrameElement): number | undefined {
  const root = frame.contentDocument?.documentElement;
  return root && Math.ceil(root.getBoundingClientRect().height);
}

/**
 * The height in px of what a frame shows, so that the page scrolls and not the frame; `undefined` until it is known.
 * Nothing runs inside the frame: it is measured from here, at every new document, at every other width, and when its
 * images arrive.
 */
function useContentHeight(ref: RefObject<HTMLIFrameElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const frame = ref.current;
    if (frame === null) return undefined;
    // Between two documents there is nothing to measure: the frame stays as high as it was, so that the page does not jump.
    const measure = () => setHeight((before) => heightIn(frame) ?? before);
    const loaded = () => {
      for (const change of changes) frame.contentDocument?.addEventListener(change, measure, true);
      measure();
    };
    frame.addEventListener('load', loaded);
    // In the next frame: a new height at once would set off the observer again while it runs.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(frame);
    return () => {
      frame.removeEventListener('load', loaded);
      observer.disconnect();
    };
  }, [ref]);
  return height;
}

type NativeProps = Omit<ComponentProps<'iframe'>, 'title' | 'srcDoc' | 'src' | 'sandbox' | 'ref' | 'height' | 'width'>;

export interface HtmlPreviewProps extends NativeProps {
  /**
   * The mail, whole or in part. Scripts, forms, frames and addresses are taken out of it; links open nothing. Images are not
   * fetched, because that would tell their owner; the line under the preview says so.
   */
  html: string;
  /** What is shown ("Voorbeeld van Welkom na de gids"). A screen reader finds the frame by it. */
  title: string;
  /** `phone` is 375 px wide, whatever the room. Default `desktop`: as wide as the room. */
  device?: 'desktop' | 'phone' | undefined;
  /** `dark` as a mail program in dark mode shows it, also on a light page; default `light`. */
  scheme?: 'light' | 'dark' | undefined;
  /** Language of the text, when its document does not say; default that of the page. */
  language?: string | undefined;
  /** Who it is from, as the reader's inbox shows it. */
  from?: ReactNode;
  /** The line the inbox shows. */
  subject?: ReactNode;
}

const hasImages = (html: string): boolean => /<img\s|url\(/i.test(html);

/**
 * A mail as its reader sees it, in a frame where nothing runs. The frame has no scripts, forms, popups or navigation; it
 * keeps this page's origin only so that it can be measured from here, which without scripts gives it no power.
 */
export function HtmlPreview({
  html,
  title,
  device = 'desktop',
  scheme = 'light',
  language,
  from,
  subject,
  ...rest
}: HtmlPreviewProps) {
  const { t, i18n } = useTranslation('common');
  const lang = language ?? i18n.language;
  const page = useMemo(() => previewDocument(html, { scheme, language: lang }), [html, scheme, lang]);
  return (
    <Sheet data-device={device}>
      {(from !== undefined || subject !== undefined) && (
        <Head>
          {from !== undefined && (
            <div>
              <dt>{t('htmlPreview.from')}</dt>
              <dd>{from}</dd>
            </div>
          )}
          {subject !== undefined && (
            <div data-subject="">
              <dt>{t('htmlPreview.subject')}</dt>
              <dd>{subject}</dd>
            </div>
          )}
        </Head>
      )}
      {html.trim() === '' ? (
        <Nothing>{t('htmlPreview.empty')}</Nothing>
      ) : (
        <MailFrame {...rest} title={title} page={page} />
      )}
      {hasImages(html) && <Note>{t('htmlPreview.images')}</Note>}
    </Sheet>
  );
}

function MailFrame({ title, page, style, ...rest }: NativeProps & { title: string; page: string }) {
  const ref = useRef<HTMLIFrameElement>(null);
  const height = useContentHeight(ref);
  return (
    <Frame
      {...rest}
      ref={ref}
      title={title}
      srcDoc={page}
      sandbox="allow-same-origin"
      tabIndex={-1}
      style={{ height, ...style }}
    />
  );
}
