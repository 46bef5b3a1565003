import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { font, fontWeight, type } from '../../tokens/type.ts';

export const PaletteList = styled(Base.List)`
  outline: none;
`;

export const PaletteGroup = styled(Base.Group)`
  & + & {
    margin-top: ${space[1]};
  }
`;

export const PaletteGroupLabel = styled(Base.GroupLabel)`
  padding: ${space[2]} ${space[3]} ${space[1.5]};
  color: ${color('textQuiet')};
  ${type.meta}
`;

export const StyledRow = styled(Base.Item)`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: 40px;
  padding: ${space[1.5]} ${space[3]};
  border-radius: ${radius.control};
  color: ${color('text')};
  font: ${font('regular', 14, 20)};
  text-decoration: none;
  outline: none;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${color('tint')};
  }

  ${media.forcedColors} {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${media.coarse} {
    min-height: 44px;
  }
`;

export const RowMark = styled.span`
  display: inline-flex;
  flex: none;
  justify-content: center;
  min-width: 16px;
  color: ${color('textQuiet')};
`;

export const RowWords = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const RowLabel = styled.span`
  margin-right: ${space[2]};

  [data-kind='results'] > * > & {
    font-weight: ${fontWeight.semibold};
  }
`;

export const FoundMark = styled.mark`
  background: none;
  color: ${color('link')};
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.25em;
`;

export const RowDetail = styled.span`
  color: ${color('textQuiet')};
  ${type.small}

  ${media.phone} {
    display: block;
  }
`;

export const RowKeys = styled.span`
  display: inline-flex;
  flex: none;
  gap: 0.375rem;

  /* A row without keys of its own says what Enter does, only where Enter would do it. */
  &[data-own='true'] {
    visibility: hidden;
  }

  [data-highlighted] > &[data-own='true'] {
    visibility: visible;
  }

  ${media.coarse} {
    display: none;
  }
`;
