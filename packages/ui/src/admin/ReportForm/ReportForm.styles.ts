import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

/**
 * One question of the form: its label and hint in a column of their own, or above the field where there is no room. The
 * legend floats, so that it is an ordinary grid item and the same grid holds a field or a group.
 */
export const FormRow = styled.div`
  padding-block: ${space[4]};
  border-bottom: 1px solid ${color('hairline')};

  & > :first-child > :first-child {
    ${type.text}
    font-weight: ${fontWeight.medium};
  }

  ${media.fromDesktop} {
    & > :first-child {
      display: grid;
      grid-template-columns: 10.25rem minmax(0, 1fr);
      gap: 0 ${space[8]};
      align-items: start;
    }

    & > :first-child > * {
      grid-column: 2;
    }

    & > fieldset > legend {
      float: left;
    }

    & > :first-child > :first-child {
      grid-column: 1;
      margin: ${space[2]} 0 0;
    }

    & > fieldset > p[data-place='above'] {
      grid-row: 2;
      grid-column: 1;
      margin: ${space[0.5]} 0 0;
    }

    & > fieldset > legend + * + div,
    & > fieldset > legend + div {
      grid-row: 1 / span 3;
      justify-self: start;
      max-width: 100%;
    }

    & > fieldset > div[data-layout='grid'] {
      width: 100%;
    }

    & > :nth-child(2) {
      margin-left: calc(10.25rem + ${space[8]});
    }

    /* A key is long, but need not be read as a whole. */
    &[data-holds='key'] > :first-child > :not(:first-child, p) {
      max-width: 26.25rem;
    }
  }

  /* Three beside each other where the design has them, each as wide as its longest word. */
  &[data-holds='areas'] [data-layout='grid'] {
    grid-template-columns: repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr));
  }
`;

export const Send = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[4]};

  & > div > p {
    margin-left: auto;
  }

  ${media.fromDesktop} {
    margin-left: calc(10.25rem + ${space[8]});
  }
`;

/** Above the first question, when there is a message. */
export const Summary = styled.div`
  &:has(> :not(:empty)) {
    padding-top: ${space[4]};
  }
`;

/** The prompt as it is sent, with its line breaks. */
export const PromptText = styled.pre`
  max-height: 22rem;
  padding: ${space[3]} ${space[4]};
  overflow-y: auto;
  border-radius: ${radius.control};
  background: ${color('raised')};
  ${type.small}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const OutlineHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: baseline;
  padding-bottom: ${space[2]};
  border-bottom: 1px solid ${color('hairlineStrong')};
  color: ${color('textQuiet')};
  ${type.small}

  & > h2 {
    color: ${color('text')};
    ${type.text}
    font-weight: ${fontWeight.semibold};
  }
`;

export const OutlineList = styled.ol`
  padding-top: ${space[1.5]};
  list-style: none;
  counter-reset: part;

  & > li {
    display: flex;
    gap: ${space[2.5]};
    padding-block: ${space[1]};
    ${type.text}
    overflow-wrap: anywhere;
    counter-increment: part;
  }

  & > li::before {
    flex: none;
    min-width: 0.625rem;
    color: ${color('textQuiet')};
    ${type.tabular}
    content: counter(part);
  }
`;
