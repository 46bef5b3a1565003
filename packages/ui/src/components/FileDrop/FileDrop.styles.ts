import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const DropArea = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  justify-content: center;
  min-height: 7.5rem;
  padding: ${space[4]};
  border: 1px dashed ${color('control')};
  border-radius: ${radius.control};
  background: ${color('field')};
  color: ${color('onField')};
  ${type.text}
  text-align: center;
  transition:
    background-color ${motion.control},
    border-color ${motion.control};

  &[data-compact='true'] {
    flex-wrap: nowrap;
    justify-content: flex-start;
    min-height: var(--field-height);
    padding: ${space[2]} var(--field-side);
    text-align: start;
  }

  & > span:first-child {
    color: ${color('link')};
  }

  /* Covers the area invisibly: it receives clicks, drops, focus and the screen reader. */
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    cursor: pointer;
    opacity: 0;

    &::file-selector-button {
      cursor: pointer;
    }

    &:disabled {
      cursor: not-allowed;
    }
  }

  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: ${color('onFieldQuiet')};
    }
  }

  &:has(> :focus-visible) {
    outline: 2px solid ${color('focus')};
    outline-offset: 1px;
  }

  &:has(> [aria-invalid='true']) {
    border-color: ${color('danger')};
    box-shadow: inset 0 0 0 1px ${color('danger')};
  }

  &[data-over='true'] {
    border-color: ${color('focus')};
    border-style: solid;
    background: ${color('tint')};
    color: ${color('text')};
  }

  &:has(> :disabled) {
    border-color: ${color('hairlineStrong')};
    background: ${color('raised')};
    color: ${color('textQuiet')};

    & * {
      color: ${color('textQuiet')};
    }
  }

  [data-band] &:not([data-over='true'], :has(> :disabled)) > span:first-child {
    color: inherit;
  }
`;

export const DropWords = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  & b {
    font-weight: ${fontWeight.semibold};
  }

  & small {
    display: block;
    color: ${color('onFieldQuiet')};
    ${type.small}
  }

  [data-compact='true'] > & > span {
    margin-right: 0.5rem;
  }

  [data-compact='true'] > & small {
    display: inline-block;
  }

  [data-over='true'] > & small {
    color: inherit;
  }
`;

export const FileList = styled.ul`
  margin-bottom: ${space[2]};
  border-bottom: 1px solid ${color('hairlineStrong')};
`;

export const FileRow = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0 ${space[3]};
  align-items: center;
  min-height: 44px;
  padding-block: ${space[1]};
  border-top: 1px solid ${color('hairline')};
  ${type.text}

  & > span:first-child {
    color: ${color('textQuiet')};
  }

  /* Name, then details of the file; below the name where both do not fit. */
  & > span:nth-child(2) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    align-items: baseline;
    min-width: 0;
    overflow-wrap: anywhere;

    & > b {
      min-width: 0;
      font-weight: ${fontWeight.semibold};
    }

    & > small {
      color: ${color('textQuiet')};
      ${type.small}
    }
  }
`;
