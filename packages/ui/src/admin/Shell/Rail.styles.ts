import { styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const RailFrame = styled.header`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  height: 100dvh;
  padding: ${space[4]} ${space[3]} ${space[3]};
  border-right: 1px solid ${color('hairline')};
  background: ${color('page')};
  overflow-y: auto;

  ${media.phone} {
    display: none;
  }
`;

export const RailHead = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space[5]};
  padding-left: ${space[1.5]};

  [data-rail='closed'] & {
    flex-direction: column;
    gap: ${space[3]};
    padding-left: 0;
  }
`;

/** Looks like the search field that it opens. */
export const SearchButton = styled.button`
  display: flex;
  gap: ${space[2.5]};
  align-items: center;
  min-height: var(--control-height);
  margin-bottom: ${space[4]};
  padding-inline: ${space[2.5]};
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  color: ${color('textQuiet')};
  ${type.small}
  text-align: left;
  white-space: nowrap;
  --icon-size: 18px;

  & > span:last-child {
    margin-left: auto;
  }

  ${media.hover} {
    &:hover {
      background: ${color('rowHover')};
    }
  }

  [data-rail='closed'] & {
    justify-content: center;
    padding-inline: 0;

    & > span:last-child {
      margin-left: 0;
    }
  }
`;

/** Heading of the entries about mail; in the closed rail a line. */
export const EntryTitle = styled.p`
  margin: ${space[4]} 0 ${space[1]};
  padding-inline: ${space[2.5]};
  color: ${color('textQuiet')};
  ${type.small}

  [data-rail='closed'] & {
    margin: ${space[2]} ${space[2.5]};
    border-top: 1px solid ${color('hairline')};
    padding: 0;
  }
`;

export const Entry = styled(RoutedLink)`
  position: relative;
  display: flex;
  gap: ${space[2.5]};
  align-items: center;
  min-height: var(--control-height);
  padding-inline: ${space[2.5]};
  border-radius: ${radius.control};
  color: ${color('text')};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  transition: background-color ${motion.control};
  --icon-size: 18px;

  & > span:first-child {
    color: ${color('textQuiet')};
  }

  ${media.hover} {
    &:hover {
      background: ${color('rowHover')};
    }
  }

  &[aria-current='page'] {
    background: ${color('tint')};
    font-weight: ${fontWeight.semibold};
  }

  &[aria-current='page'] > span:first-child {
    color: ${color('link')};
  }

  /* At the window's edge, outside the padding of the rail. */
  &[aria-current='page']::before {
    position: absolute;
    left: calc(-1 * ${space[3]});
    width: 3px;
    height: 20px;
    border-radius: 0 ${radius.bar} ${radius.bar} 0;
    background: ${color('link')};
    content: '';
  }

  [data-rail='closed'] & {
    justify-content: center;
    padding-inline: 0;
  }
`;

/** "1 te laat" at the end of an entry; in the closed rail a dot. */
export const EntryNote = styled.span`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  margin-left: auto;
  ${type.meta}
  font-weight: ${fontWeight.semibold};
  --icon-size: 13px;

  &[data-tone='danger'] {
    color: ${color('danger')};
  }

  &[data-tone='quiet'] {
    color: ${color('textQuiet')};
    font-weight: ${fontWeight.medium};
  }
`;

export const EntryDot = styled.span`
  position: absolute;
  top: 7px;
  left: calc(50% + 5px);
  width: 8px;
  height: 8px;
  border: 1px solid ${color('page')};
  border-radius: 50%;
  background: ${color('danger')};
`;

export const RailFoot = styled.div`
  display: grid;
  gap: ${space[1]};
  margin-top: auto;
  padding-top: ${space[4]};
`;

export const FootRow = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  justify-content: space-between;
  padding-top: ${space[1]};
  border-top: 1px solid ${color('hairline')};

  [data-rail='closed'] & {
    flex-direction: column-reverse;
    gap: ${space[2]};
  }
`;

export const ServerLine = styled.p`
  display: flex;
  gap: ${space[2.5]};
  align-items: center;
  min-height: 2.25rem;
  padding-inline: ${space[2.5]};
  color: ${color('textQuiet')};
  ${type.small}
  --icon-size: 18px;

  &[data-state='up'] > span:first-child {
    color: ${color('success')};
  }

  &[data-state='down'],
  &[data-state='down'] > span:first-child {
    color: ${color('danger')};
  }

  [data-rail='closed'] & {
    justify-content: center;
    padding-inline: 0;
  }
`;
