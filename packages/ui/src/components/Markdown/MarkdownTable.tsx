import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Scroller, ScrollFrame } from './MarkdownTable.styles.ts';
import { useSidewaysScroll } from './useSidewaysScroll.ts';

/**
 * A table that scrolls sideways in a frame of its own, so that the text around it does not. Only while there is something
 * to scroll to it can be focused, because the arrow keys work only there.
 */
export function MarkdownTable(props: ComponentProps<'table'>) {
  const { t } = useTranslation('common');
  const { ref, hidden } = useSidewaysScroll();
  const scrolls = hidden !== 'none';
  return (
    <ScrollFrame data-hidden={hidden}>
      <Scroller ref={ref} {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': t('markdown.wideTable') })}>
        <table {...props} />
      </Scroller>
    </ScrollFrame>
  );
}
