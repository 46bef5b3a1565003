import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Tone } from '../../components/Text/Text.tsx';
import { FactHead, FactRow, FactSection, FactTitle } from './FactList.styles.ts';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly icon?: LucideIcon | undefined;
  readonly tone?: Tone | undefined;
  /** The value is a number, in tabular figures. */
  readonly figures?: boolean | undefined;
}

interface FactListProps {
  title: string;
  facts: readonly Fact[];
  /** Right of the title: a link, a count. */
  aside?: ReactNode;
  /** Below the rows: a remark, actions. */
  children?: ReactNode;
}

/** Rows of name and value in a side column. */
export function FactList({ title, facts, aside, children }: FactListProps) {
  return (
    <FactSection>
      {aside === undefined ? (
        <FactTitle>{title}</FactTitle>
      ) : (
        <FactHead>
          <FactTitle>{title}</FactTitle>
          {aside}
        </FactHead>
      )}
      <dl>
        {facts.map(({ name, value, icon, tone, figures }) => (
          <FactRow key={name}>
            <dt>{name}</dt>
            <dd data-tone={tone} data-figures={figures}>
              {icon && <Icon of={icon} />}
              {value}
            </dd>
          </FactRow>
        ))}
      </dl>
      {children}
    </FactSection>
  );
}
