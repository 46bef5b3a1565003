import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Frame, Note, Nothing, Sheet } from './HtmlPreview.styles.ts';

interface PreviewOptions {
  /** Value of `prefers-color-scheme` inside the frame, whatever the reader's own preference. */
  scheme: 'light' | 'dark';
  /** Language of the text, such as `nl`, for screen readers. */
  language: string;
}

/** Elements that run, fetch or navigate. Sandbox and policy block them too; this is a further layer. */
const removed =
  'script, noscript, iframe, frame, object, embed, applet, portal, base, link, meta, template, animate, set';

/** Attributes that make an element navigate or send. */
const leading = new Set(['href', 'xlink:href', 'action', 'formaction', 'ping', 'target', 'background']);

/** Low in the cascade, so that the mail's own styles win. System colours follow the scheme. */
const baseStyles = (scheme: string) => `
:where(html) { color-scheme: ${scheme}; background: Canvas; color: CanvasText; overflow-wrap: break-word; }
:where(body) { margin: 24px; font: 16px/1.5 system-ui, sans-serif; }
:where(a, [data-address]) { color: LinkText; text-decoration: underline; }
:where(img, table, pre) { max-width: 100%; }
:where(pre) { white-space: pre-wrap; }
html, body { height: auto !important; min-height: 0 !important; overflow: hidden !important; }`;

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'";

/** A frame always has the browser's colour scheme, so the media queries are replaced in the styles. */
const answerScheme = (styles: string, scheme: string): string =>
  styles.replaceAll(/\(\s*prefers-color-scheme\s*:\s*(\w+)\s*\)/gi, (_question, asked: string) =>
    asked.toLowerCase() === scheme ? '(min-width: 0)' : '(max-width: 0)',
  );

function disarm(element: Element): void {
  const address = element.getAttribute('href');
  for (const name of element.getAttributeNames()) {
    if (name.startsWith('on') || leading.has(name)) element.removeAttribute(name);
  }
  // A link opens nothing; its address stays visible.
  if (element.localName === 'a' && address !== null) {
    element.setAttribute('data-address', '');
    element.setAttribute('title', address);
  }
  if (/^(button|input|select|textarea)$/.test(element.localName)) element.setAttribute('disabled', '');
}

/** A document for `srcdoc`, from the HTML of a mail or a fragment. Needs a DOM; parsing runs and fetches nothing. */
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

/** Events after which the height of the content may change: an image has loaded, a `<details>` was toggled. */
const changes = ['load', 'toggle'] as const;

function heightIn(frame: HTMLIFrameElement): number | undefined {
  const root = frame.contentDocument?.documentElement;
  return root && Math.ceil(root.getBoundingClientRect().height);
}

/**
 * The height in px of a frame's content, so that the page scrolls and not the frame; `undefined` until it is known. The
 * frame runs no script, so this page measures it: on every new document and width, and when images load.
 */
function useContentHeight(ref: RefObject<HTMLIFrameElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const frame = ref.current;
    if (frame === null) return undefined;
    // Between two documents nothing can be measured: the frame keeps its height, so that the page does not jump.
    const measure = () => setHeight((before) => heightIn(frame) ?? before);
    const loaded = () => {
      for (const change of changes) frame.contentDocument?.addEventListener(change, measure, true);
      measure();
    };
    frame.addEventListener('load', loaded);
    // In the next frame: setting the height at once would trigger the observer again while it runs.
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
   * The mail, whole or a fragment. Scripts, forms, frames and addresses are removed; links open nothing. Images are not
   * fetched, because their owner would learn of it; the line under the preview says so.
   */
  html: string;
  /** The accessible name of the frame ("Voorbeeld van Welkom na de gids"). */
  title: string;
  /** `phone` is 375 px wide. Default `desktop`: as wide as the container. */
  device?: 'desktop' | 'phone' | undefined;
  /** `dark`: as in a mail program in dark mode, also on a light page; default `light`. */
  scheme?: 'light' | 'dark' | undefined;
  /** Language of the text, if its document does not set it; default that of the page. */
  language?: string | undefined;
  /** The sender, as shown in the reader's inbox. */
  from?: ReactNode;
  /** The subject line in the inbox. */
  subject?: ReactNode;
}

const hasImages = (html: string): boolean => /<img\s|url\(/i.test(html);

/**
 * A mail as its reader sees it, in a sandboxed frame without scripts, forms, popups or navigation. It keeps this page's
 * origin only so that this page can measure it, which without scripts gives it no access.
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
        <dl>
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
        </dl>
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
