import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Content, Margin, SectionHead, StyledSection, TitleGroup } from './Section.styles.ts';
import { Waypoint, type WaypointProps } from './Waypoint.tsx';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /**
   * What it stands on. Sections alternate so that the page has rhythm: `page` limestone, `surface` paper, `band` sand,
   * `tint` foam, `deep` the one dark band. Default `page`.
   */
  background?: 'page' | 'surface' | 'band' | 'tint' | 'deep' | undefined;
  /** Its heading, an h2, which also names the section for a screen reader. Without it give an `aria-label`, or nothing. */
  title?: ReactNode;
  /** One or two sentences beside or under the heading. */
  lead?: ReactNode;
  /** Where on the route this section stands, in small above the heading. */
  waypoint?: WaypointProps | undefined;
  /** `above` puts a line under the heading, `beside` sets it in the left third from 900 px. Default `above`. */
  head?: 'above' | 'beside' | undefined;
  /**
   * The margin in which the dotted course runs past, from 1321 px; the waypoint's ring then stands on it. Sections that
   * follow each other and run on the same side make one line.
   */
  course?: 'left' | 'right' | undefined;
}

/** A band over the full width of the page, with room to breathe and content of at most 72rem. */
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
            <TitleGroup>
              {waypoint && <Waypoint {...waypoint} />}
              <Heading level={2} size="h2" id={titleId}>
                {title}
              </Heading>
            </TitleGroup>
            {lead !== undefined && <p>{lead}</p>}
          </SectionHead>
        )}
        {headed && head === 'beside' ? <div>{children}</div> : children}
      </Content>
    </StyledSection>
  );
}
