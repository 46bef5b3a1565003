import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

/** One strip between two hairlines, divided by hairlines: no boxes. */
export const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: 1px solid ${color('hairlineStrong')};

  & > li {
    min-width: 0;
    border-left: 1px solid ${color('hairline')};
  }

  ${media.phone} {
    & > li:nth-child(odd) {
      border-left: 0;
    }

    & > li:nth-child(n + 3) {
      border-top: 1px solid ${color('hairline')};
    }
  }

  ${media.tabletOnly} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > li:nth-child(3n + 1) {
      border-left: 0;
    }

    & > li:nth-child(n + 4) {
      border-top: 1px solid ${color('hairline')};
    }
  }

  ${media.fromDesktop} {
    grid-auto-columns: auto;
    grid-auto-flow: column;
    grid-template-columns: none;

    & > li:first-child {
      border-left: 0;
    }
  }
`;

/** With `as` a link to the list that was counted. */
export const Tile = styled.div`
  display: block;
  height: 100%;
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[4]};
  color: ${color('text')};
  text-decoration: none;
  transition: background-color ${motion.control};

  /* The label. */
  & > span:first-child {
    display: flex;
    gap: ${space[1.5]};
    align-items: center;
    color: ${color('textQuiet')};
    ${type.small}

    & > span:last-child {
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }

  & > strong {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    align-items: center;
    margin-top: ${space[1]};
    ${type.figure}
  }

  /* The first tile of a line is aligned with the edge of the content. */
  ${media.phone} {
    padding-inline: ${space[3]} ${space[2]};

    li:nth-child(odd) > & {
      padding-left: 0;
    }
  }

  ${media.tabletOnly} {
    li:nth-child(3n + 1) > & {
      padding-left: 0;
    }
  }

  ${media.fromDesktop} {
    li:first-child > & {
      padding-left: 0;
    }
  }

  ${media.hover} {
    &[href]:hover {
      background: ${color('rowHover')};
    }

    &[href]:hover > span:first-child {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }

  /* Outside, because the first number of a line touches the edge of its tile. */
  &:focus-visible {
    position: relative;
    border-radius: ${radius.small};
  }
`;

export const TileNote = styled.span`
  display: flex;
  gap: ${space[1]};
  align-items: flex-start;
  color: ${color('textQuiet')};
  ${type.meta}
  --icon-size: 0.875rem;

  & + & {
    margin-top: ${space[0.5]};
  }

  & > span:first-child:not(:only-child) {
    margin-top: 1px;
  }

  &[data-tone='success'] {
    color: ${color('success')};
  }

  &[data-tone='warning'] {
    color: ${color('warning')};
  }

  &[data-tone='danger'] {
    color: ${color('danger')};
  }
`;
