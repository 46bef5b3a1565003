import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Text } from '../Text/Text.tsx';
import { Groups, KeyGroup } from './ShortcutHelp.styles.ts';

export interface Shortcut {
  /** As labelled on the keyboard: `['g', 'l']`, `['Ctrl', 'K']`. */
  keys: readonly string[];
  /** `then`: one after the other. `to`: a range. Absent: pressed together, or alternatives. */
  joint?: 'then' | 'to' | undefined;
  /** "Ga naar leads". */
  does: string;
}

export interface ShortcutGroup {
  /** The scope of the shortcuts: "Overal", "In de lijst". */
  title: string;
  shortcuts: readonly Shortcut[];
}

export interface ShortcutHelpProps {
  /** Set by the owner, usually on `?`. */
  open: boolean;
  onClose: () => void;
  /** "Sneltoetsen". */
  title: string;
  /** When the shortcuts work: "Sneltoetsen werken niet terwijl je in een veld typt." */
  intro?: ReactNode;
  groups: readonly ShortcutGroup[];
}

/** All shortcuts, by scope. A description list, so that screen readers link each description to its keys. */
export function ShortcutHelp({ open, onClose, title, intro, groups }: ShortcutHelpProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog open={open} onClose={onClose} title={title} size="medium">
      {intro !== undefined && (
        <Text size="small" tone="quiet">
          {intro}
        </Text>
      )}
      <Groups>
        {groups.map((group) => (
          <KeyGroup key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.shortcuts.map(({ keys, joint, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && joint && <span>{t(joint === 'then' ? 'keys.after' : 'keys.to')}</span>}
                        <Kbd>{key}</Kbd>
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </KeyGroup>
        ))}
      </Groups>
    </Dialog>
  );
}
