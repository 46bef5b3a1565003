import { usedIcons } from 'virtual:used-icons';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconList } from './Icons.styles.ts';

/** Every icon of the product with its name and where it stands. */
export function Icons() {
  return (
    <IconList>
      {usedIcons.map(({ name, icon, usedBy }) => (
        <li key={name}>
          <Icon of={icon} size={24} />
          <b>{name}</b>
          <small>{usedBy.join(', ')}</small>
        </li>
      ))}
    </IconList>
  );
}
