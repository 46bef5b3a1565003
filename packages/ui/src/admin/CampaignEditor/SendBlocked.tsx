import { Alert } from '../../components/Alert/Alert.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import type { CampaignStep } from './campaignEditorProps.ts';
import type { SendBlock } from './useCampaignEditor.ts';

/** Why sending is blocked, in one sentence. */
export function blockText(t: AdminT, block: SendBlock): string {
  if (block.kind === 'incomplete') return t('errors:campaign_incomplete');
  if (block.kind === 'placeholders') {
    return t('campaigns.editor.block.placeholders', { count: block.fields.length, fields: block.fields.join(', ') });
  }
  return t(`campaigns.editor.block.${block.kind}`);
}

const stepOf = (block: SendBlock): CampaignStep | null => {
  if (block.kind === 'incomplete') return block.problems.some((one) => one !== 'recipients') ? 'compose' : 'recipients';
  if (block.kind === 'nobody') return 'recipients';
  if (block.kind === 'audience' || block.kind === 'refused') return null;
  return 'compose';
};

/** Why sending is blocked, what exactly is missing, and the way to that step. */
export function SendBlocked({ block, onStep }: { block: SendBlock; onStep: (step: CampaignStep) => void }) {
  const { t, language } = useAdminWords();
  const step = stepOf(block);
  const missing =
    block.kind === 'incomplete'
      ? new Intl.ListFormat(language).format(
          block.problems.flatMap((one) =>
            one === 'placeholders' || one === 'unsubscribe' ? [] : t(`campaigns.editor.missing.${one}`),
          ),
        )
      : null;
  return (
    <Alert
      tone="danger"
      title={blockText(t, block)}
      action={
        step !== null && <TextButton onClick={() => onStep(step)}>{t(`campaigns.editor.goTo.${step}`)}</TextButton>
      }
    >
      {missing !== null && t('campaigns.editor.missingList', { missing })}
      {block.kind === 'refused' && t(`errors:${block.obstacle}`)}
    </Alert>
  );
}
