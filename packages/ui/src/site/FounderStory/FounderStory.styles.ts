import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, type } from '../../tokens/type.ts';

export const Card = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]} ${space[5]};
  align-items: center;
  margin-top: ${space[6]};
  ${type.small}

  & > p:nth-of-type(1) {
    color: ${color('textQuiet')};
  }
  & b {
    display: block;
    color: ${color('heading')};
    font: ${font('medium', 20, 26, 'heading')};
  }
  & p > span:not(:last-child) {
    display: block;
  }
`;

/** A portrait, or initials without one, in the chart's double ring. */
export const Medallion = styled.div`
  display: grid;
  place-items: center;
  width: 6rem;
  height: 6rem;
  padding: 5px;
  border: 1.3px solid ${color('course')};
  border-radius: 50%;
  color: ${color('heading')};
  font: ${font('title', 30, '100%', 'heading')};

  & > * {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    border: 1px solid ${color('lineDeep')};
    border-radius: 50%;
    background: ${color('tint')};
    object-fit: cover;
  }
`;

export const Partner = styled.p`
  grid-column: 1 / -1;
  padding-left: 0.875rem;
  border-left: 2px solid ${color('link')};
  color: ${color('textQuiet')};
`;

export const Story = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[6]};
  align-items: start;

  ${media.fromDesktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / 7;
    }
    & > :last-child {
      grid-column: 8 / -1;
    }
  }
  ${media.tabletOnly} {
    & > :first-child {
      max-width: 35.25rem;
    }
  }
`;

export const Words = styled.div`
  & > h2 {
    margin-bottom: ${space[6]};
  }
  & > p + p {
    margin-top: ${space[4]};
  }
  ${media.phone} {
    & > h2 {
      margin-bottom: ${space[4]};
    }
    & > p + p:not(:last-child) {
      display: none;
    }
  }
`;

/** Hidden on a phone: the page has shown the sea twice by then. */
export const Drawing = styled.div`
  ${media.phone} {
    display: none;
  }
`;

export const Log = styled.dl`
  margin-top: ${space[7]};
  border-top: 1px solid ${color('lineDeep')};
  font: ${font('regular', 15, 23)};

  /* With large letters the event is below its date, because there is no room beside it. */
  & > div {
    display: flex;
    flex-wrap: wrap;
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color('line')};
  }
  & dt {
    flex: 0 0 max(6rem, 28.5%);
    color: ${color('textQuiet')};
  }
  & dd {
    flex: 1 1 10rem;
    min-width: 0;
  }
  ${media.phone} {
    display: none;
  }
`;

export const SampleNote = styled.p`
  margin-top: ${space[4]};
  color: ${color('textQuiet')};
  ${type.small}
`;
