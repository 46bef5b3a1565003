import { type CampaignDraft, type Instant, readerLanguage } from '@fnc/domain';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { DateTimeField } from '../../components/DateTimeField/DateTimeField.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { LazyMailContent, LazyMailPreview } from '../campaigns/heavyMailParts.tsx';
import { instantOfLocal, instantsOfLocal, isSkipped, localMoment } from '../campaigns/localMoment.ts';
import { SubjectField } from '../campaigns/SubjectField.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { CampaignEditorProps } from './campaignEditorProps.ts';
import { Characters, Halves } from './EditorFrame.styles.ts';
import { NameRow, TimeRow } from './EditorSteps.styles.ts';
import { type EditorView, momentFault } from './useCampaignEditor.ts';

interface SendTimeProps {
  draft: CampaignDraft;
  onDraft: (draft: CampaignDraft) => void;
  now: Instant;
  view: Pick<EditorView, 'typedMoment' | 'setTypedMoment'>;
}

/** Send at once, or at a time of Amsterdam. With an incomplete time nothing can be sent. */
function SendTime({ draft, onDraft, now, view: { typedMoment, setTypedMoment } }: SendTimeProps) {
  const { t } = useAdminWords();
  const { when, scheduledAt } = draft;
  // A time skipped by summer time stays as typed, beside its explanation.
  const isTyped = scheduledAt === null || instantsOfLocal(typedMoment).includes(scheduledAt);
  const typed = isTyped ? typedMoment : localMoment(scheduledAt);
  const both = when === 'later' ? instantsOfLocal(typed) : [];
  const time = typed.slice(-5);
  // Whoever opens a draft without its time has left the field before.
  const [left, setLeft] = useState(when === 'later');
  const fault = momentFault(draft, now);
  return (
    <TimeRow>
      <RadioGroup
        label={t('campaigns.editor.when')}
        layout="row"
        value={when}
        choices={[
          { value: 'now', label: t('campaigns.editor.whenNow') },
          { value: 'later', label: t('campaigns.editor.whenLater') },
        ]}
        onChange={(next) => {
          setLeft(false);
          setTypedMoment(typed);
          onDraft({ ...draft, when: next, scheduledAt: next === 'now' ? null : instantOfLocal(typed) });
        }}
      />
      <DateTimeField
        label={t('campaigns.editor.moment')}
        labelPlace="hidden"
        value={typed}
        disabled={when === 'now'}
        zone={t('campaigns.zone')}
        min={localMoment(now)}
        // The field itself says what is wrong with a part of a time.
        error={fault && (scheduledAt ?? (left && !typed)) ? t(`campaigns.editor.block.${fault}`) : undefined}
        onBlur={() => setLeft(true)}
        hint={
          scheduledAt !== null && isSkipped(typed)
            ? t('campaigns.editor.skippedTime', { time, instead: localMoment(scheduledAt).slice(-5) })
            : undefined
        }
        onChange={(value) => {
          setTypedMoment(value);
          onDraft({ ...draft, scheduledAt: instantOfLocal(value) });
        }}
      />
      {both.length > 1 && (
        <RadioGroup
          label={t('campaigns.editor.timeTwice', { time })}
          layout="row"
          value={scheduledAt}
          choices={both.map((instant, index) => ({
            value: instant,
            label: t(index === 0 ? 'campaigns.editor.firstTime' : 'campaigns.editor.secondTime'),
          }))}
          onChange={(chosen) => onDraft({ ...draft, scheduledAt: chosen })}
        />
      )}
    </TimeRow>
  );
}

export interface ComposeStepProps extends Pick<
  CampaignEditorProps,
  'draft' | 'onDraft' | 'templates' | 'mail' | 'now' | 'changesHref'
> {
  view: EditorView;
}

/** Name, template, subject, content and time; beside them the mail as a recipient gets it. */
export function ComposeStep({ draft, onDraft, templates, mail, now, changesHref, view }: ComposeStepProps) {
  const { t, language } = useAdminWords();
  const [asked, setAsked] = useState<string | null>(null);
  const { name, subject, content, templateId } = draft;
  const change = (part: Partial<typeof draft>) => onDraft({ ...draft, ...part });

  function take(id: string) {
    const template = templates.find((one) => one.id === id);
    if (template === undefined) change({ templateId: null });
    else change({ templateId: id, subject: template.subject, content: template.content });
  }
  function choose(id: string) {
    const current = templates.find((one) => one.id === templateId);
    const own =
      (content.trim() !== '' && content !== current?.content) ||
      (subject.trim() !== '' && subject !== current?.subject);
    // Asks before a template replaces the advisor's own text.
    if (id !== '' && own) setAsked(id);
    else take(id);
  }
  const chosen = templates.find((one) => one.id === templateId);
  const askedFor = templates.find((one) => one.id === asked);

  return (
    <Halves style={{ '--side': 'minmax(0, 38.5rem)' }}>
      <div>
        <Stack>
          <NameRow>
            <TextField
              label={t('campaigns.editor.name')}
              hint={name.trim() === '' ? t('campaigns.editor.nameHint') : undefined}
              value={name}
              autoComplete="off"
              data-autofocus=""
              onChange={(event) => change({ name: event.target.value })}
            />
            <SelectField
              label={t('campaigns.editor.template')}
              optional
              placeholder={t('campaigns.editor.templateNone')}
              value={chosen?.id ?? ''}
              options={templates.map((one) => ({ value: one.id, label: `${one.name} (${one.language})` }))}
              onChange={(event) => choose(event.target.value)}
            />
          </NameRow>
          <SubjectField
            subject={subject}
            aside={<Characters>{t('campaigns.characters', { count: subject.length })}</Characters>}
            onChange={(next) => change({ subject: next })}
          />
          <Suspense fallback={<SkeletonLines lines={10} />}>
            <LazyMailContent value={content} rows={15} onChange={(next) => change({ content: next })} />
          </Suspense>
          <SendTime draft={draft} onDraft={onDraft} now={now} view={view} />
          {changesHref !== null && (
            <p>
              <Link href={changesHref}>{t('campaigns.changesOf')}</Link>
            </p>
          )}
        </Stack>
      </div>
      <aside aria-label={t('campaigns.preview')}>
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <LazyMailPreview
            subject={subject}
            content={content}
            leads={view.people.willGet.length > 0 ? view.people.willGet : view.leads}
            as={view.shownAs}
            onAs={view.setShownAs}
            language={readerLanguage(templates, templateId, view.chosen.willGet, language)}
            from={mail?.from}
          />
        </Suspense>
      </aside>
      <ConfirmDialog
        open={asked !== null}
        title={t('campaigns.editor.replaceTitle')}
        confirmLabel={t('campaigns.editor.replaceVerb')}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) take(asked);
          setAsked(null);
        }}
      >
        {t('campaigns.editor.replaceText', { name: askedFor?.name ?? '' })}
      </ConfirmDialog>
    </Halves>
  );
}
