import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Marked } from './Marked.tsx';

const meta = preview.meta({
  title: 'Site/Marked',
  tags: ['stable'],
  component: Marked,
  args: { text: '', marks: {} },
  parameters: { frame: 'padded' },
});

export const LinkInASentence = meta.story({
  render: function Render() {
    const say = useSay();
    const text = say('Lees <guide>de Cyprus-gids</guide> alvast.', 'Read <guide>the Cyprus guide</guide> meanwhile.');
    return <Marked text={text} marks={{ guide: <Link href="#gids" /> }} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'de Cyprus-gids' })).toHaveTextContent('de Cyprus-gids');
    await expect(canvasElement).toHaveTextContent('Lees de Cyprus-gids alvast.');
  },
});

/** A visitor's text is an element's own content, so it is never parsed as marks or HTML. */
export const TextOfAVisitor = meta.story({
  render: function Render() {
    const say = useSay();
    const text = say('De pagina <path>/…</path> bestaat niet.', 'The page <path>/…</path> does not exist.');
    return <Marked text={text} marks={{ path: <b>{'/<path>x</path><script>'}</b> }} />;
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('b')).toHaveTextContent('/<path>x</path><script>');
  },
});
