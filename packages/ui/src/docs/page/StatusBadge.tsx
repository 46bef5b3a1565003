import { Badge } from '../../components/Badge/Badge.tsx';
import { statuses } from './statuses.data.ts';
import { StatusLine } from './ComponentPage.styles.ts';

/** What a reader may expect of a component, from the tags of its stories. */
export function StatusBadge({ tags }: { tags: readonly string[] }) {
  return Object.entries(statuses)
    .filter(([name]) => tags.includes(name))
    .map(([name, { tone, means }]) => (
      <StatusLine key={name} className="sb-unstyled">
        <Badge look="pill" tone={tone}>
          {name}
        </Badge>
        <span>{means}</span>
      </StatusLine>
    ));
}
