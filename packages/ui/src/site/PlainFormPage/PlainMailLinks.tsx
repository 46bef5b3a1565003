import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { plainPost } from '../forms/plainPost.ts';
import { Marked } from '../Marked/Marked.tsx';
import type { Fill } from './fill.tsx';
import { Form, Lead, SendRow } from './PlainFormPage.styles.ts';

interface OneButtonProps {
  fill: Fill;
  action: string;
  label: string;
  /** Beside the button. */
  note?: string;
}

/** A call that needs nothing but the token of a mail's link: where there is none, there is no button either. */
function OneButton({ fill, action, label, note }: OneButtonProps) {
  return fill.where(
    'token',
    <Form method="post" action={action}>
      <input type="hidden" name="token" value={fill.value('token')} />
      <input type="hidden" name="language" value={fill.value('language')} />
      <SendRow>
        <Button type="submit">{label}</Button>
        {note !== undefined && <p>{note}</p>}
      </SendRow>
    </Form>,
  );
}

/** What went wrong, above the button that tries again. */
function Fault({ fill, kept }: { fill: Fill; kept: string }) {
  const { t } = useTranslation('site');
  const { value, where } = fill;
  return (
    <>
      {where(
        'error',
        <Alert tone="danger" title={value('error')}>
          <p>{kept}</p>
          {where('errorId', <p>{t('errorScreen.errorId', { id: value('errorId') })}</p>)}
        </Alert>,
      )}
      {where(
        'token.error',
        <Alert tone="danger" title={value('token.error')}>
          <p>{kept}</p>
        </Alert>,
      )}
    </>
  );
}

/** Done; and the way back for whoever did not mean it. */
export function Unsubscribed({ fill }: { fill: Fill }) {
  const { t } = useTranslation('site');
  return (
    <>
      <Lead>{fill.value('said')}</Lead>
      <OneButton
        fill={fill}
        action={plainPost.resubscribe}
        label={t('unsubscribe.resubscribe')}
        note={t('unsubscribe.mistake')}
      />
    </>
  );
}

export function PlainResubscribe({ fill }: { fill: Fill }) {
  const { t } = useTranslation('site');
  return (
    <>
      <Fault fill={fill} kept={t('unsubscribe.stays')} />
      <OneButton fill={fill} action={plainPost.resubscribe} label={t('unsubscribe.resubscribe')} />
    </>
  );
}

export function PlainConfirm({ fill, guideHref }: { fill: Fill; guideHref: string }) {
  const { t } = useTranslation('newsletter');
  return (
    <>
      <Fault fill={fill} kept={t('kept')} />
      <OneButton fill={fill} action={plainPost.confirmNewsletter} label={t('submit')} />
      <p>
        <Marked text={t('linkAgain')} marks={{ guide: <Link href={guideHref} /> }} />
      </p>
    </>
  );
}
