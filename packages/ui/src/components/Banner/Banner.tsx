import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { alertIcons, type AlertTone } from '../Alert/alertIcons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { BannerWords, Dismiss, StyledBanner } from './Banner.styles.ts';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'role' | 'title'> {
  /** `plain` is a fact on foam without an icon; the others have the icon and colour of an `Alert`. Default `plain`. */
  tone?: AlertTone | 'plain' | undefined;
  /** The fact, in front of the words and stronger. */
  title?: ReactNode;
  /** A link or small button behind the words; under them where there is no room. */
  action?: ReactNode;
  /** Shows a cross. Whoever shows the banner remembers that it was put away; the focus goes on to `<main>`. */
  onDismiss?: (() => void) | undefined;
  /**
   * Read aloud when it appears while the page is in use: at once for `danger`, else at the next pause. What stands
   * there from the start is a region with a name instead, that can be jumped to. Default false.
   */
  live?: boolean | undefined;
}

/** A note for the whole page, over its full width and above everything else: at most one at a time. */
export function Banner({ tone = 'plain', title, action, onDismiss, live = false, children, ...rest }: BannerProps) {
  const { t } = useTranslation('common');
  const name = t(`alert.${tone === 'plain' ? 'info' : tone}`);
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : 'region';
  return (
    <StyledBanner aria-label={live ? undefined : name} {...rest} role={role} data-tone={tone}>
      {tone !== 'plain' && <Icon of={alertIcons[tone]} label={live ? name : undefined} />}
      <BannerWords>
        <p>
          {title !== undefined && <strong>{title} </strong>}
          {children}
        </p>
        {action}
      </BannerWords>
      {onDismiss && (
        <Dismiss>
          <IconButton
            icon={X}
            label={t('action.dismiss')}
            tooltip="none"
            onClick={() => {
              // The cross goes, and with it the focus: without this a keyboard starts again at the top of the page.
              document.querySelector('main')?.focus({ preventScroll: true });
              onDismiss();
            }}
          />
        </Dismiss>
      )}
    </StyledBanner>
  );
}
