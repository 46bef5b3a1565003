import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { RoutedLink } from '../Link/RoutedLink.tsx';
import { Eyebrow, Foot, Picture, StyledCard, Title } from './Card.styles.ts';

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** What it is: in a `Grid as="ul"` a card is a `li`. Default `article`. */
  as?: 'article' | 'li' | 'div' | undefined;
  /** Resting things have a border; `floating` has the shadow and stands above something else. Default `resting`. */
  look?: 'resting' | 'floating' | undefined;
  title: ReactNode;
  /** Place of the title in the outline of the page. Default 3. */
  level?: HeadingProps['level'] | undefined;
  /** The look of the title: `h3` on the site, `section` in the console. Default `h3`. */
  titleSize?: 'h3' | 'section' | undefined;
  /**
   * Where the whole card leads. There is one link, in the title: a screen reader hears the title, not the whole card,
   * and the pointer may land anywhere.
   */
  href?: string | undefined;
  /** Drawing or picture over the full width at the top; with an empty `alt` where the title says it all. */
  picture?: ReactNode;
  /** Above the title, in small: a kind, a date, a `Badge`. */
  eyebrow?: ReactNode;
  /** Below, in small: reading time, price, or actions. They stay usable in a card that is a link. */
  meta?: ReactNode;
}

/** One thing that can be picked out of several: title, a few lines, and where it leads. */
export function Card({
  look = 'resting',
  title,
  level = 3,
  titleSize = 'h3',
  href,
  picture,
  eyebrow,
  meta,
  children,
  ...rest
}: CardProps) {
  return (
    <StyledCard {...rest} data-look={look} data-linked={href === undefined ? undefined : ''}>
      {picture !== undefined && <Picture>{picture}</Picture>}
      {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title>
        <Heading level={level} size={titleSize}>
          {href === undefined ? (
            title
          ) : (
            <RoutedLink href={href} data-cover="">
              {title}
            </RoutedLink>
          )}
        </Heading>
      </Title>
      {children !== undefined && <div>{children}</div>}
      {meta !== undefined && <Foot>{meta}</Foot>}
    </StyledCard>
  );
}
