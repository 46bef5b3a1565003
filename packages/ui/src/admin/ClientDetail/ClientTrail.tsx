import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';

export interface ClientTrailProps {
  /** The list, as it was filtered. */
  listHref: string;
  filtered: boolean;
  /** Absent while it is not known. */
  name?: string | undefined;
}

export function ClientTrail({ listHref, filtered, name }: ClientTrailProps) {
  const { t } = useAdminWords();
  const list = { label: t(filtered ? 'clients.backFiltered' : 'clients.back'), href: listHref };
  return <Breadcrumb items={name === undefined ? [list] : [list, { label: name }]} />;
}
