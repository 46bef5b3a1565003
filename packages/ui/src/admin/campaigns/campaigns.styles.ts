import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const ReachBadge = styled.span`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  min-width: 0;

  &[data-reach='reachable'] > :first-child {
    color: ${color('success')};
  }

  &[data-reach='consent_missing'] > :first-child,
  &[data-reach='consent_pending'] > :first-child {
    color: ${color('warning')};
  }

  & > :first-child {
    flex: none;
  }
`;

/** A filter: its button, and while set its remove button. */
export const FilterFrame = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  max-width: 100%;
  min-height: var(--control-height);
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  ${type.button}
  transition: background-color ${motion.control};

  &[data-on='true'] {
    border-color: transparent;
    border-radius: ${radius.round};
    background: ${color('tint')};
    ${type.small}
  }

  & > button:last-child:not(:first-child) {
    width: 32px;
    height: 32px;
    margin-right: 2px;
    border-radius: ${radius.round};
  }

  ${media.hover} {
    &:hover {
      background: ${color('rowHover')};
    }

    &[data-on='true']:hover {
      background: ${color('tint')};
    }
  }
`;

export const FilterTrigger = styled.button`
  display: inline-flex;
  gap: ${space[1.5]};
  align-items: center;
  min-width: 0;
  min-height: inherit;
  padding-inline: 0.75rem;
  border-radius: inherit;
  color: inherit;
  white-space: nowrap;

  [data-on='true'] > & {
    padding-right: ${space[1.5]};
    font-weight: ${fontWeight.regular};
  }

  & > strong {
    min-width: 0;
    max-width: 14rem;
    overflow: hidden;
    font-weight: ${fontWeight.semibold};
    text-overflow: ellipsis;
  }
`;

/** Choices in the popover of a filter; long lists scroll. */
export const FilterChoices = styled.div`
  display: grid;
  gap: ${space[2.5]};
  min-width: 12rem;
  max-height: 20rem;
  padding: ${space[2]};
  overflow-y: auto;
`;

/** A total and its parts beside each other, in the patterns of the segmented bar. */
export const WideLegend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  ${type.small}
  font-weight: ${fontWeight.medium};
  ${type.tabular}

  & > li {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
  }

  & > li > span:first-child {
    width: 12px;
    height: 12px;
  }
`;

/** The background of the input, so that the tints are between it and the text. */
export const SubjectFrame = styled.div`
  display: grid;
  isolation: isolate;
  border-radius: ${radius.control};
  background: ${color('field')};

  & > * {
    grid-area: 1 / 1;
  }

  & > input {
    background: none;
  }

  /* The same text at the same position as in the input, but transparent: only backgrounds and underlines show. */
  & > div {
    z-index: -1;
    align-self: center;
    min-width: 0;
    margin-inline: calc(var(--field-side) + 1px);
    overflow: clip;
    overflow-clip-margin: 3px;
    color: transparent;
    white-space: pre;
    ${type.field}
    user-select: none;

    & > span {
      display: inline-block;
    }

    & [data-mark] {
      border-radius: ${radius.small};
      background: ${color('tint')};
      box-shadow: 0 0 0 2px ${color('tint')};
    }

    & [data-mark='unknown'] {
      background: ${color('dangerTint')};
      box-shadow: 0 0 0 2px ${color('dangerTint')};
      text-decoration: underline wavy ${color('danger')};
      text-underline-offset: 3px;
    }

    ${media.forcedColors} {
      display: none;
    }
  }
`;
