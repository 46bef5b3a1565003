import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space, type SpaceStep } from '../../tokens/scale.ts';

/** A line of 1 px, in a colour of the console. */
export type LineRole = 'hairline' | 'hairlineStrong';

export interface Room {
  $above?: SpaceStep | undefined;
  $below?: SpaceStep | undefined;
}

/** Space above and below: padding, so that adjacent spaces do not collapse into one. */
export const room = css<Room>`
  ${({ $above, $below }) => ($above ?? $below) && `padding-block: ${space[$above ?? 0]} ${space[$below ?? 0]};`}
`;

interface Placed extends Room {
  $gap: string;
  $align: string | undefined;
  $justify?: string | undefined;
}

export const StyledStack = styled.div<Placed & { $lineAbove: LineRole | undefined; $lineBelow: LineRole | undefined }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => $gap};
  align-content: start;
  ${({ $align }) => $align && `justify-items: ${$align};`}
  ${room}
  ${({ $lineAbove }) => $lineAbove && `border-top: 1px solid ${color($lineAbove)};`}
  ${({ $lineBelow }) => $lineBelow && `border-bottom: 1px solid ${color($lineBelow)};`}

  /* An empty stack, whose messages come later, takes no space. */
  &:empty {
    padding: 0;
  }
`;

export const StyledRow = styled.div<Placed & { $inline: boolean; $wrap: boolean }>`
  display: ${({ $inline }) => ($inline ? 'inline-flex' : 'flex')};
  ${({ $wrap }) => $wrap && 'flex-wrap: wrap;'}
  gap: ${({ $gap }) => $gap};
  ${({ $align }) => $align && `align-items: ${$align};`}
  ${({ $justify }) => $justify && `justify-content: ${$justify};`}
  ${room}
`;
