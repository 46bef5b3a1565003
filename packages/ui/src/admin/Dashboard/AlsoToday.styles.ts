import { styled } from 'styled-components';
import { Link } from '../../components/Link/Link.tsx';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const TodaySection = styled.section`
  margin-top: ${space[8]};

  & > div > h2 {
    ${type.text}
    font-weight: ${fontWeight.semibold};
  }
`;

export const TodayList = styled.ul`
  & > li {
    position: relative;
    display: flex;
    gap: ${space[3]};
    align-items: center;
    min-height: 2.75rem;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color('hairline')};
    ${type.text}
  }

  & > li:last-child {
    border-bottom: 0;
  }

  & > li[data-tone='danger'] > span:first-child {
    color: ${color('danger')};
  }

  & > li[data-tone='success'] > span:first-child {
    color: ${color('success')};
  }

  ${media.phone} {
    & > li:last-child {
      border-bottom: 1px solid ${color('hairline')};
    }
  }
`;

export const TodayWords = styled.p`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  & > strong {
    margin-right: ${space[3]};
    font-weight: ${fontWeight.semibold};
  }

  & > span {
    color: ${color('textQuiet')};
  }

  ${media.phone} {
    & > strong,
    & > span {
      display: block;
    }
  }
`;

/** On a phone the whole row is the link, and a chevron replaces the text. */
export const TodayLink = styled(Link)`
  flex: none;

  & > span + span {
    display: none;
  }

  ${media.phone} {
    color: ${color('textQuiet')};
    text-decoration: none;

    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }

    & > span:first-child {
      display: none;
    }

    & > span + span {
      display: inline-flex;
    }
  }
`;
