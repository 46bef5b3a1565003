import { styled } from 'styled-components';
import { CourseLine } from '../../art/CourseLine/CourseLine.tsx';
import { color } from '../../tokens/color.ts';
import { type } from '../../tokens/type.ts';
import { radius } from '../../tokens/scale.ts';

/** A dotted line in the border colour: it connects the days and ends at the oldest event. */
export const Spine = styled(CourseLine)`
  --course-dot: 2px;
  --course-ink: ${color('control')};
  position: absolute;
  top: 0;
  bottom: 0;
  left: 15px;
`;

export const DayHead = styled.h3`
  position: relative;
  padding: 0.75rem 0 0.5rem 2.75rem;
  color: ${color('textQuiet')};
  ${type.small}
`;

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  gap: 0 0.75rem;
  padding-bottom: 1.25rem;

  & > ${Spine} {
    top: 36px;
    bottom: 4px;
  }

  section:last-of-type > ol > &:last-child > ${Spine} {
    display: none;
  }

  & > div {
    grid-column: 2 / -1;
    max-width: 66ch;
    margin-top: 0.25rem;

    & blockquote {
      margin: 0.25rem 0 0;
      padding: 0.75rem 1rem;
      border-radius: ${radius.control};
      background: ${color('raised')};
      white-space: pre-line;
    }
  }
`;

export const Mark = styled.span`
  display: grid;
  width: 32px;
  height: 32px;
  border: 1.6px solid ${color('control')};
  border-radius: 50%;
  background: ${color('surface')};
  color: ${color('heading')};
  place-content: center;

  &[data-tone='success'] {
    border-color: ${color('success')};
    color: ${color('success')};
  }

  &[data-tone='warning'] {
    border-color: ${color('warning')};
    color: ${color('warning')};
  }

  &[data-tone='danger'] {
    border-color: ${color('danger')};
    color: ${color('danger')};
  }
`;

export const EntryTime = styled.span`
  padding-top: 0.375rem;
  color: ${color('textQuiet')};
  ${type.small}
  ${type.tabular}
`;
