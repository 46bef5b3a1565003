import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const Contents = styled.nav`
  position: sticky;
  top: ${space[4]};
  max-height: calc(100dvh - ${space[8]});
  margin-inline-start: -${space[2.5]};
  padding-inline-start: ${space[2.5]};
  overflow-y: auto;

  & li {
    margin-inline-start: -${space[2.5]};
  }

  & > h2 {
    padding-bottom: ${space[2]};
    ${type.text}
    font-weight: ${fontWeight.semibold};
  }
`;

/**
 * One section: tinted while it is written or read. The background extends to the left, so that the text stays aligned.
 */
export const Entry = styled.li`
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  min-height: 2.25rem;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[2.5]};
  border-radius: ${radius.control};
  color: ${color('text')};
  ${type.text}

  &[data-state='todo'] {
    color: ${color('textQuiet')};
  }

  &[data-now='true'] {
    background: ${color('tint')};
    font-weight: ${fontWeight.semibold};
  }

  & > span[aria-hidden]:first-child {
    flex: none;
    min-width: 0.625rem;
    color: ${color('textQuiet')};
    font-weight: ${fontWeight.regular};
    ${type.tabular}
  }

  & > [data-words] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & a {
    color: inherit;
    text-decoration: none;
  }

  ${media.hover} {
    & a:hover {
      text-decoration: underline 1px;
      text-underline-offset: 0.25em;
    }
  }

  ${media.coarse} {
    min-height: 2.75rem;
  }
`;

export const EntryMark = styled.span`
  display: inline-flex;
  flex: none;
  min-height: var(--text-line);
  align-items: center;
  color: ${color('success')};
`;
