import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const ListPane = styled.nav`
  min-width: 0;
  padding: ${space[3]} ${space[6]} ${space[6]} 0;

  & > ul {
    margin: ${space[2]} -10px 0;
  }

  ${media.belowDesktop} {
    padding-right: 0;
    border-top: 1px solid ${color('hairlineStrong')};
  }
`;

export const ListItem = styled.li`
  position: relative;
  padding: ${space[2]} 10px;
  border-radius: ${radius.control};
  transition: background-color ${motion.control};

  & > a {
    display: block;
    color: ${color('text')};
    ${type.text}
    font-weight: ${fontWeight.medium};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  /* All of it can be hit. */
  & > a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }

  & > a:focus-visible {
    outline: none;
  }

  &:has(a:focus-visible) {
    outline: 2px solid ${color('focus')};
  }

  &[data-chosen='true'] {
    background: ${color('tint')};

    & > a {
      font-weight: ${fontWeight.semibold};
    }
  }

  ${media.hover} {
    &:hover:not([data-chosen='true']) {
      background: ${color('rowHover')};
    }
  }

  ${media.forcedColors} {
    &[data-chosen='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

export const ItemMeta = styled.div`
  display: flex;
  gap: ${space[2]};
  justify-content: space-between;
  color: ${color('textQuiet')};
  ${type.small}

  & > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > time {
    flex: none;
  }
`;
