import { Combobox as Base } from '@base-ui/react/combobox';
import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, radius } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';
import { controlStyles } from '../Field/Field.styles.ts';
import { floatingBox } from '../Menu/floatingBox.styles.ts';

export const ComboboxFrame = styled.span`
  position: relative;
  display: block;

  & > button {
    position: absolute;
    top: 50%;
    right: 0.25rem;
    translate: 0 -50%;
  }

  & > button:nth-last-of-type(2) {
    right: calc(0.25rem + var(--control-small));
  }

  &:has(> input:is(:disabled, [readonly])) > button {
    display: none;
  }
`;

export const ComboboxInput = styled(Base.Input)`
  ${controlStyles}
  padding-right: calc(var(--control-small) + 0.5rem);
  text-overflow: ellipsis;

  [data-filled='true'] > &:not(:disabled, [readonly]) {
    padding-right: calc(var(--control-small) * 2 + 0.5rem);
  }
`;

export const ComboboxButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: var(--control-small);
  height: var(--control-small);
  border-radius: ${radius.item};
  color: ${color('onFieldQuiet')};

  ${media.hover} {
    &:hover {
      color: ${color('onField')};
    }
  }
`;

export const ComboboxPositioner = styled(Base.Positioner)`
  z-index: ${layer.menu};
  outline: none;
`;

export const ComboboxPopup = styled(Base.Popup)`
  ${floatingBox}
  display: flex;
  flex-direction: column;
  width: max(var(--anchor-width), min(14rem, 100vw - 16px));
  max-width: calc(100vw - 16px);
  max-height: min(22rem, var(--available-height));
  overflow: hidden;
`;

export const StyledList = styled(Base.List)`
  padding: 0.375rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;

  &:empty {
    padding: 0;
  }
`;

export const ComboboxItem = styled(Base.Item)`
  display: flex;
  gap: 0.625rem;
  align-items: center;
  justify-content: space-between;
  min-height: 36px;
  padding: 0.25rem 0.625rem;
  border-radius: ${radius.item};
  ${type.text}
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;
  user-select: none;
  scroll-margin-block: 0.375rem;

  & small {
    margin-left: 0.5rem;
    color: ${color('textQuiet')};
    ${type.small}
  }

  & > :last-child:not(:first-child) {
    color: ${color('link')};
  }

  &[data-highlighted] {
    background: ${color('tint')};
  }

  &[data-disabled] {
    color: ${color('textQuiet')};
    cursor: not-allowed;
  }

  ${media.coarse} {
    min-height: 44px;
  }

  ${media.forcedColors} {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const ComboboxGroupHead = styled(Base.GroupLabel)`
  padding: 0.5rem 0.625rem 0.25rem;
  color: ${color('textQuiet')};
  ${type.small}
  font-weight: ${fontWeight.semibold};
`;

export const ComboboxNote = styled.div`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  padding: 0.5rem 1rem 0.625rem;
  color: ${color('textQuiet')};
  ${type.small}
  overflow-wrap: anywhere;

  [role='listbox']:not(:empty) + * > & {
    border-top: 1px solid ${color('hairline')};
  }

  & > p {
    margin: 0;
  }
`;
