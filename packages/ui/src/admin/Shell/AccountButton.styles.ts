import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

export const AccountButton = styled.button`
  display: flex;
  gap: ${space[2.5]};
  align-items: center;
  width: 100%;
  min-height: 2.75rem;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  text-align: start;
  transition: background-color ${motion.control};

  ${media.hover} {
    &:hover {
      background: ${color('rowHover')};
    }
  }

  &[aria-expanded='true'] {
    background: ${color('tint')};
  }

  & > span:last-child {
    margin-left: auto;
    color: ${color('textQuiet')};
  }

  [data-rail='closed'] & {
    justify-content: center;
    padding-inline: 0;
  }
`;

export const AccountWords = styled.span`
  display: grid;
  min-width: 0;
  ${type.small}
  line-height: ${lineHeight[17]};

  strong,
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    font-weight: ${fontWeight.semibold};
  }

  span {
    color: ${color('textQuiet')};
    font-size: ${fontSize[12]};
  }
`;
