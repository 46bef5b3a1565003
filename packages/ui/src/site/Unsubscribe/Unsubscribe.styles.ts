import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';
import { navHeight, navHeightPhone } from '../NavBar/NavBar.styles.ts';
import { whileUnread } from '../whileUnread.ts';

const inset = `max(${space.side}, calc((100% - ${contentWidth}) / 2))`;

export const Page = styled.div`
  position: relative;
  padding: calc(${navHeight} + ${space[16]}) ${inset} ${space.section};
  overflow: clip;

  & > h1 {
    position: relative;
    max-width: 40rem;
    color: ${color('heading')};
    ${type.h1}
  }
  & > h1 + p {
    position: relative;
    max-width: 34rem;
    margin-top: ${space[5]};
    color: ${color('textQuiet')};
    ${type.lead}
  }
  ${media.phone} {
    padding-top: calc(${navHeightPhone} + ${space[10]});
  }
`;

export const Box = styled.div`
  position: relative;
  display: grid;
  gap: ${space[6]};
  justify-items: start;
  max-width: 35.25rem;
  margin-top: ${space[8]};

  &[data-framed='true'] {
    margin-top: ${space[10]};
    padding: clamp(1.25rem, 3.4vw, 2.5rem);
    border: 1px solid ${color('line')};
    border-radius: ${radius.dialog};
    background: ${color('surface')};
  }
  /* As it is once the app has read the token. */
  ${whileUnread} &[data-undecided] {
    margin-top: ${space[8]};
    padding: 0;
    border: 0;
    background: none;
  }
  & > * {
    max-width: 100%;
  }
  ${media.phone} {
    & > button,
    & form > button {
      width: 100%;
    }
  }
`;

export const Form = styled.form`
  position: relative;
  display: grid;
  gap: ${space[5]};
  justify-items: start;
  width: 100%;

  ${whileUnread} [data-undecided] > & {
    display: none;
  }
`;

/** The single button of a mail's link. */
export const OneButton = styled.form`
  display: grid;
  gap: ${space[6]};
  justify-items: start;
  width: 100%;

  [data-undecided] > & {
    display: none;
  }
  [data-undecided] > & > p {
    display: none;
  }
  ${whileUnread} [data-undecided] > & {
    display: grid;
  }

  /* Nothing reads the address then: both forms are there. */
  ${media.noScript} {
    [data-undecided] > & {
      display: grid;
      gap: ${space[4]};
      padding-top: ${space[6]};
      border-top: 1px solid ${color('line')};
    }
    [data-undecided] > & > p {
      display: block;
    }
  }
`;

export const Fields = styled.div`
  position: relative;
  width: 100%;
`;

export const Settled = styled.div`
  display: flex;
  gap: ${space[5]};
  align-items: flex-start;

  & > svg {
    flex: none;
    color: ${color('success')};
  }
  & > div > p:first-child {
    font-weight: ${fontWeight.strong};
    outline: none;
  }
  ${media.phone} {
    flex-direction: column;
    gap: ${space[4]};
  }
`;

export const Mistake = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  margin-top: ${space[3]};

  & > p {
    color: ${color('textQuiet')};
  }
`;

/** Further links. */
export const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  align-items: center;
  margin-top: ${space[2]};

  & > * {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
