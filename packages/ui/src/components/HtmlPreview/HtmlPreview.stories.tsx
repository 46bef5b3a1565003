import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { HtmlPreview, type HtmlPreviewProps } from './HtmlPreview.tsx';
import { hostileMail, sampleMail } from './mail.sample.data.ts';

/** The mail in the language of the toolbar. */
function Mail(props: Partial<HtmlPreviewProps>) {
  const say = useSay();
  return (
    <HtmlPreview
      html={say(sampleMail.nl, sampleMail.en)}
      from={
        <>
          <strong>FNC</strong> post@fnc.example
        </>
      }
      subject={say('Je Cyprus-gids, Tess', 'Your Cyprus guide, Tess')}
      {...props}
      title={say('Voorbeeld van Welkom na de gids', 'Preview of Welcome after the guide')}
    />
  );
}

const meta = preview.meta({
  title: 'Components/HtmlPreview',
  tags: ['stable'],
  component: HtmlPreview,
  args: { html: '', title: '' },
  parameters: { density: 'console' },
  render: ({ html, title: _title, ...args }) => <Mail {...args} {...(html !== '' && { html })} />,
});

const shownIn = async (canvasElement: HTMLElement): Promise<{ frame: HTMLIFrameElement; page: Document }> => {
  const frame = canvasElement.querySelector('iframe');
  if (frame === null) throw new Error('There is no frame.');
  // The frame is empty at first; the mail's own document begins with the policy, and is measured once it has loaded.
  await waitFor(() => expect(frame.contentDocument?.querySelector('meta[http-equiv]') ?? null).not.toBeNull());
  await waitFor(() => expect(frame.contentDocument?.readyState).toBe('complete'));
  const page = frame.contentDocument;
  const height = () => Math.ceil(page?.documentElement.getBoundingClientRect().height ?? Number.NaN);
  await waitFor(() => expect(frame.style.height).toBe(`${height()}px`));
  if (page === null) throw new Error('The frame cannot be measured.');
  return { frame, page };
};

/** As wide as its container, as high as its content: the page scrolls, the frame does not. */
export const Desktop = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { frame, page } = await shownIn(canvasElement);
    await expect(canvas.getByTitle('Voorbeeld van Welkom na de gids')).toBe(frame);
    await expect(page.documentElement.scrollHeight).toBeLessThanOrEqual(frame.clientHeight);
    await expect(frame.clientHeight).toBeLessThan(page.documentElement.scrollHeight + 4);
  },
});

export const Phone = meta.story({
  args: { device: 'phone' },
  play: async ({ canvasElement }) => {
    const { frame } = await shownIn(canvasElement);
    await expect(frame.clientWidth).toBeLessThanOrEqual(375);
  },
});

const turning = `<style>
@media (prefers-color-scheme: dark) { p { text-decoration: underline } }
@media (prefers-color-scheme: light) { p { font-weight: 700 } }
</style><p>prefers-color-scheme</p>`;

/** As in a mail program in dark mode, also on a light page; the mail's own dark styles apply. */
export const DarkScheme = meta.story({
  args: { scheme: 'dark', html: `${turning}${sampleMail.nl}` },
  parameters: { picture: true, sameWords: true },
  play: async ({ canvasElement }) => {
    const { page } = await shownIn(canvasElement);
    const style = page.defaultView?.getComputedStyle(page.querySelector('p') ?? page.body);
    await expect(style?.textDecorationLine).toBe('underline');
    await expect(style?.fontWeight).toBe('400');
    await expect(style?.colorScheme).toBe('dark');
  },
});

/** A light mail stays light on a dark page. */
export const LightScheme = meta.story({
  args: { html: `${turning}${sampleMail.en}` },
  parameters: { sameWords: true },
  play: async ({ canvasElement }) => {
    const { page } = await shownIn(canvasElement);
    const style = page.defaultView?.getComputedStyle(page.querySelector('p') ?? page.body);
    await expect(style?.textDecorationLine).toBe('none');
    await expect(style?.fontWeight).toBe('700');
  },
});

/** Only a fragment, as in a first draft: without a head or surrounding markup. */
export const OnlyText = meta.story({
  render: function Render() {
    const say = useSay();
    return <HtmlPreview html={say('<p>Dag Tess,</p>', '<p>Hello Tess,</p>')} title={say('Voorbeeld', 'Preview')} />;
  },
  play: async ({ canvasElement }) => {
    await shownIn(canvasElement);
  },
});

export const Empty = meta.story({ render: () => <Mail html=" " /> });

/** A table wider than the mail and a very long word stay inside. */
export const VeryWide = meta.story({
  args: {
    html: `<table width="900"><tr><td>2025</td><td>2026</td></tr></table><p>${'0123456789'.repeat(12)}</p>`,
  },
  parameters: { sameWords: true },
  play: async ({ canvasElement }) => {
    const { frame, page } = await shownIn(canvasElement);
    await expect(page.body.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
});

/** No scripts, requests or navigation: removed from the HTML, blocked by the sandbox, blocked by the policy. */
export const Hostile = meta.story({
  args: { html: hostileMail },
  play: async ({ canvasElement, userEvent }) => {
    const { frame, page } = await shownIn(canvasElement);
    await expect(frame.sandbox.contains('allow-scripts')).toBe(false);
    await expect(frame.sandbox).toHaveLength(1);
    await expect(
      page.querySelector('script, iframe, object, base, link, form[action], meta[http-equiv=refresh]'),
    ).toBeNull();
    await expect(page.querySelector('[href], [onclick], [onload], [onerror], set')).toBeNull();
    await expect(page.querySelector('meta')).toHaveAttribute('content', expect.stringContaining("default-src 'none'"));
    const link = page.querySelector('[title="https://evil.example"]');
    if (link === null) throw new Error('The address of a link is not to be seen.');
    await userEvent.click(link);
    await expect(frame.contentDocument).toBe(page);
    await expect(page.querySelector('img')?.naturalWidth).toBe(0);
    await expect(Reflect.get(globalThis, 'mailRan')).toBeUndefined();
  },
});
