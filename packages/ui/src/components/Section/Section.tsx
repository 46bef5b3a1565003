import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Content, Margin, SectionHead, StyledSection } from './Section.styles.ts';
import { Waypoint, type WaypointProps } from './Waypoint.tsx';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /**
   * Background. Sections alternate for rhythm: `page` limestone, `surface` paper, `band` sand, `tint` foam, `deep` the
   * one dark band. Default `page`.
   */
  background?: 'page' | 'surface' | 'band' | 'tint' | 'deep' | undefined;
  /**
   * Its heading, an h2, which also names the section for screen readers. Without it set an `aria-label`, or nothing.
   */
  title?: ReactNode;
  /** One or two sentences next to or below the heading. */
  lead?: ReactNode;
  /** The section's waypoint on the route, in small type above the heading. */
  waypoint?: WaypointProps | undefined;
  /** `above` puts a line under the heading, `beside` places it in the left third from 900 px. Default `above`. */
  head?: 'above' | 'beside' | undefined;
  /**
   * The margin of the dotted route line, from 1321 px; the waypoint's ring is then on it. Adjacent sections with the
   * line on the same side form one line.
   */
  course?: 'left' | 'right' | undefined;
}

/** A band over the full width of the page, with padding and content of at most 72rem. */
export function Section({
  background = 'page',
  title,
  lead,
  waypoint,
  head = 'above',
  course,
  ...props
}: SectionProps) {
  const { children, ...rest } = props;
  const titleId = useId();
  const headed = title !== undefined;
  return (
    <StyledSection
      aria-labelledby={headed ? titleId : undefined}
      {...rest}
      data-background={background}
      data-band={background === 'deep' ? 'deep' : undefined}
      data-course={course}
    >
      {course !== undefined && <Margin />}
      <Content data-head={headed ? head : undefined}>
        {headed && (
          <SectionHead>
            <div>
              {waypoint && <Waypoint {...waypoint} />}
              <Heading level={2} size="h2" id={titleId}>
                {title}
              </Heading>
            </div>
            {lead !== undefined && <p>{lead}</p>}
          </SectionHead>
        )}
        {headed && head === 'beside' ? <div>{children}</div> : children}
      </Content>
    </StyledSection>
  );
}
