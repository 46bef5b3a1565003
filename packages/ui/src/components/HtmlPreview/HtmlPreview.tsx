import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Frame, Head, Note, Nothing, Sheet } from './HtmlPreview.styles.ts';
import { previewDocument } from './previewDocument.ts';
import { useContentHeight } from './useContentHeight.ts';

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
