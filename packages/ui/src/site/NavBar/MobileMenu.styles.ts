import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { font, fontWeight, type } from '../../tokens/type.ts';
import { NavLeafLink } from './NavLeafLink.tsx';

export const Sheet = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0 ${space.side};
  border: 0;
  background: ${color('page')};
  color: ${color('text')};
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  & > div:first-child {
    position: fixed;
    right: -6.75rem;
    bottom: 6.5rem;
    z-index: -1;
    width: 19.5rem;
    color: ${color('heading')};
    opacity: 0.12;
  }

  /* The scrolling part between the fixed head and foot; wider than its words by the focus ring. */
  & > nav {
    flex: 1 1 auto;
    min-height: 0;
    margin-inline: -4px;
    padding-inline: 4px;
    overflow: hidden auto;
    overscroll-behavior: contain;

    & > ul > li {
      border-bottom: 1px solid ${color('line')};
    }
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;
  height: 4rem;
  border-bottom: 1px solid ${color('lineDeep')};

  & > button {
    margin-right: -0.625rem;
  }
`;

const firstLevel = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 58px;
  color: ${color('heading')};
  font: ${font('medium', 24, 32, 'heading')};
  text-align: start;
  text-decoration: none;
`;

export const First = styled(NavLeafLink)`
  ${firstLevel}
`;

export const Group = styled.details`
  & > summary {
    ${firstLevel}
    cursor: pointer;
    list-style: none;
    hyphens: auto;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > span {
    rotate: 180deg;
  }

  /* The second level has a stretch of the course at its side. */
  & > ul {
    margin: 0 0 ${space[5]} 3px;
    padding-left: ${space[4]};
    background: radial-gradient(circle at center, ${color('course')} 1.3px, transparent 1.8px) left top / 2.6px 7.5px
      repeat-y;

    & a {
      display: flex;
      gap: ${space[2]};
      align-items: center;
      width: 100%;
      min-height: 46px;
      color: ${color('text')};
      ${type.text}
      text-align: start;
      text-decoration: none;
    }
    & a[aria-current] {
      color: ${color('link')};
      font-weight: ${fontWeight.semibold};
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding-block: ${space[4]} calc(${space[4]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color('lineDeep')};

  & > a:first-child {
    flex: 1;
  }
`;
