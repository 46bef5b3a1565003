import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { radius, space } from '../../../tokens/scale.ts';
import { fontWeight, type } from '../../../tokens/type.ts';

export const RoleList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: ${space[6]} ${space[8]};
`;

export const Role = styled.li`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space[4]};
  ${type.small}

  b {
    font-weight: ${fontWeight.semibold};
  }
  p {
    color: ${color('textQuiet')};
  }
`;

/* Light on the left, dark on the right, each with a rim of its own theme's line. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  height: 4.5rem;
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.control};
  overflow: hidden;

  & > i {
    forced-color-adjust: none;
  }
`;

export const Halves = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space[3]};
  margin-top: ${space[1]};
  color: ${color('textQuiet')};
  ${type.meta}
`;

export const Half = styled.div`
  display: contents;

  & > dd {
    ${type.tabular}
  }
`;

export const Stage = styled.div`
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.control};
  overflow: hidden;

  & > div {
    padding: ${space[6]};
    background: ${color('page')};
    color: ${color('text')};
  }
`;

export const Rule = styled.section`
  & + & {
    margin-top: ${space[8]};
  }
  & > h3 {
    margin-bottom: ${space[4]};
    color: ${color('heading')};
    ${type.sectionTitle}
  }
  & > h3 > small {
    margin-left: ${space[2]};
    color: ${color('textQuiet')};
    ${type.small}
  }
`;

export const PairGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${space[2]} ${space[8]};

  & > li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr) auto;
    gap: ${space[3]};
    align-items: center;
    ${type.small}
  }
  & > li > span {
    overflow-wrap: anywhere;
  }
  & small {
    color: ${color('textQuiet')};
  }
`;

export const Sample = styled.span`
  display: grid;
  min-height: 2.25rem;
  padding: ${space[1]} ${space[2]};
  place-items: center;
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.small};
  font-weight: ${fontWeight.strong};
  white-space: nowrap;

  &[data-drawn] > i {
    width: 3rem;
    height: 0;
    border-top: 3px solid currentColor;
  }
`;

export const Measured = styled.b`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  font-weight: ${fontWeight.semibold};
  ${type.tabular}
`;
