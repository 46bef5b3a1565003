import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const StyledBanner = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  padding: ${space[3]} max(${space.side}, calc((100% - ${contentWidth}) / 2));
  background: ${color('tint')};
  color: ${color('text')};
  ${type.small}

  & > span:first-child {
    margin-top: calc((var(--small-line) - var(--icon-size)) / 2);
    color: ${color('link')};
  }

  & strong {
    font-weight: ${fontWeight.semibold};
  }

  &[data-tone='danger'] {
    background: ${color('dangerTint')};

    & > span:first-child {
      color: ${color('danger')};
    }
  }

  &[data-tone='warning'] {
    background: ${color('warningTint')};

    & > span:first-child {
      color: ${color('warning')};
    }
  }

  &[data-tone='success'] {
    background: ${color('successTint')};

    & > span:first-child {
      color: ${color('success')};
    }
  }

  ${media.forcedColors} {
    border-bottom: 1px solid CanvasText;
  }
`;

export const BannerWords = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  align-items: center;
  min-width: 0;

  & > p {
    min-width: 0;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;

/** The cross is larger than the line: it may not make the banner higher. */
export const Dismiss = styled.div`
  display: flex;
  flex: none;
  height: var(--small-line);
  align-items: center;
`;
