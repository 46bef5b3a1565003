import { styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';
import { oneColumn } from './Questionnaire.styles.ts';

export const NavFrame = styled.div`
  grid-area: progress;
  min-width: 0;

  ${oneColumn} {
    & > nav {
      display: none;
    }
  }
`;

export const ProgressLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  justify-content: space-between;
  color: ${color('textQuiet')};
  ${type.text}

  strong {
    color: ${color('text')};
    font-weight: ${fontWeight.semibold};
  }
`;

/** One segment per section: its width is the number of questions, its fill the answered share. */
export const SectionBar = styled.div`
  display: flex;
  gap: 1px;
  height: 8px;
  margin-block: ${space[2]} ${space[4]};

  & > span {
    flex: 1 1 0;
    min-width: 2px;
    background: ${color('chartTrack')};
  }

  & > span > span {
    display: block;
    height: 100%;
    background: ${color('chartBar')};
  }

  ${media.forcedColors} {
    & > span {
      border: 1px solid;
    }

    & > span > span {
      background: CanvasText;
    }
  }
`;

export const SectionSelect = styled.div`
  display: none;

  ${oneColumn} {
    display: block;
  }
`;

export const SectionList = styled.ul`
  margin: 0 -${space[2]};
  padding: 0;
  list-style: none;
`;

export const SectionItem = styled(RoutedLink)`
  display: flex;
  gap: ${space[2.5]};
  align-items: center;
  min-height: 2.5rem;
  padding: ${space[1.5]} ${space[2]};
  border-radius: ${radius.control};
  color: inherit;
  ${type.text}
  text-decoration: none;
  transition: background-color ${motion.control};

  & > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${media.hover} {
    &:hover {
      background: ${color('rowHover')};
    }
  }

  &[aria-current] {
    background: ${color('tint')};
    font-weight: ${fontWeight.semibold};
  }
`;

export const SectionCount = styled.span`
  color: ${color('textQuiet')};
  ${type.tabular}

  [aria-current] > & {
    color: inherit;
  }
`;
