import { brand, changeQuestion, freshQuestionId, type Question, sectionNames, withQuestion } from '@fnc/domain';
import { Download, Ellipsis, Plus, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuLink } from '../../components/Menu/MenuParts.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useRowFocus } from '../ListScreen/useRowFocus.ts';
import { CopyNotice } from '../PageHead/CopyNotice.tsx';
import { PageFrame, Shown } from '../PageHead/PageHead.styles.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { LoadFailed } from '../words/LoadFailed.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { EditorSections, GlobalQuestions } from './EditorSections.tsx';
import { QuestionDrawer, type SavedQuestion } from './QuestionDrawer.tsx';
import { draftOf } from './QuestionForm.tsx';
import {
  type Editing,
  type QuestionEditorProps,
  type QuestionEditorState,
  useQuestionActions,
} from './questionEditor.ts';

interface EditorHeadProps extends Pick<QuestionEditorProps, 'client' | 'clientsHref' | 'importHref' | 'onExport'> {
  /** The number of questions; `null` while there are none to edit. */
  count: number | null;
  onAdd: () => void;
}

/** The owner of the questions, and the actions on all of them. */
function EditorHead({ client, clientsHref, importHref, count, onAdd, onExport }: EditorHeadProps) {
  const { t } = useAdminWords();
  const name = client?.name ?? '';
  const ofClient = name === '' ? t('questionnaires.pageTitle') : t('questionnaires.titleClient', { name });
  const title = client === null ? t('questionnaires.titleGlobal') : ofClient;
  const here = { label: t('questionnaires.pageTitle') };
  const list = { label: t('questionnaires.clients'), href: clientsHref };
  const items = client === null || name === '' ? [list, here] : [list, { label: name, href: client.href }, here];
  const tools = (
    <>
      <Shown $on="fromDesktop">
        <ButtonLink variant="quiet" icon={Upload} href={importHref}>
          {t('questionnaires.import')}
        </ButtonLink>
        <Button variant="quiet" icon={Download} onClick={onExport}>
          {t('questionnaires.export')}
        </Button>
      </Shown>
      <Shown $on="belowDesktop">
        <Menu align="end" trigger={<IconButton icon={Ellipsis} label={t('common:action.more')} tooltip="none" />}>
          <MenuLink icon={Upload} href={importHref}>
            {t('questionnaires.import')}
          </MenuLink>
          <MenuItem icon={Download} onSelect={onExport}>
            {t('questionnaires.export')}
          </MenuItem>
        </Menu>
      </Shown>
    </>
  );
  return (
    <>
      <title>{`${title} – ${brand.name}`}</title>
      <PageHead
        trail={<Breadcrumb items={items} />}
        title={title}
        note={count === null ? undefined : t('questionnaires.count', { count })}
        actions={count === null ? undefined : tools}
        main={
          count === null ? undefined : (
            <Button variant="primary" icon={Plus} onClick={onAdd}>
              {t('questionnaires.add')}
            </Button>
          )
        }
      />
    </>
  );
}

interface NoOwnQuestionsProps {
  isGlobal: boolean;
  importHref: string;
  onAdd: () => void;
}

function NoOwnQuestions({ isGlobal, importHref, onAdd }: NoOwnQuestionsProps) {
  const { t } = useAdminWords();
  return (
    <EmptyState
      kind="nothing"
      title={t('questionnaires.emptyTitle')}
      actions={
        <>
          <Button icon={Plus} onClick={onAdd}>
            {t('questionnaires.emptyAdd')}
          </Button>
          <ButtonLink icon={Upload} href={importHref}>
            {t('questionnaires.import')}
          </ButtonLink>
        </>
      }
    >
      {t(isGlobal ? 'questionnaires.editorEmptyGlobal' : 'questionnaires.editorEmptyClient')}
    </EmptyState>
  );
}

type NotReadyProps = QuestionEditorProps & { state: Exclude<QuestionEditorState, { phase: 'ready' }> };

function NotReadyEditor({ state, ...props }: NotReadyProps) {
  const { t } = useAdminWords();
  return (
    <>
      <EditorHead {...props} count={null} onAdd={props.onReload} />
      {state.phase === 'loading' && (
        <Stack above={5} below={5}>
          <VisuallyHidden role="status">{t('questionnaires.editorLoading')}</VisuallyHidden>
          <SkeletonLines lines={8} />
        </Stack>
      )}
      {state.phase === 'notFound' && (
        <EmptyState
          kind="noMatch"
          title={t('errors:client_not_found')}
          actions={<ButtonLink href={props.clientsHref}>{t('questionnaires.clients')}</ButtonLink>}
        >
          {t('questionnaires.goneClient')}
        </EmptyState>
      )}
      {state.phase === 'failed' && (
        <LoadFailed
          title={t('questionnaires.editorFailed')}
          problem={state.problem}
          onRetry={props.onReload}
          onCopy={props.onCopy}
        />
      )}
    </>
  );
}

interface RenameSectionProps {
  section: string;
  /** Names of all sections. */
  sections: readonly string[];
  /** Resolves to whether it worked. */
  onRename: (to: string) => Promise<boolean>;
  onClose: () => void;
}

/** Renames a section, with all its questions. */
function RenameSection({ section, sections, onRename, onClose }: RenameSectionProps) {
  const { t } = useAdminWords();
  const formId = useId();
  const [name, setName] = useState(section);
  const [tried, setTried] = useState(false);
  const to = name.trim();

  async function submit() {
    setTried(true);
    if (to !== '' && (to === section || (await onRename(to)))) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('questionnaires.sectionRename')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('common:action.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t('questionnaires.sectionName')}
          data-autofocus=""
          autoComplete="off"
          value={name}
          hint={to !== section && sections.includes(to) ? t('questionnaires.sectionMerge') : undefined}
          error={tried && to === '' ? t('questionnaires.sectionNameRequired') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}

type ReadyProps = QuestionEditorProps & { state: Extract<QuestionEditorState, { phase: 'ready' }> };

const blankQuestion = (id: string, section: string): Question => ({
  id,
  section,
  text: '',
  type: 'text',
  required: false,
  options: [],
});

const idsOf = (questions: readonly Question[]): ReadonlySet<string> => new Set(questions.map(({ id }) => id));

function ReadyEditor(props: ReadyProps) {
  const { state, client, onChange, unsaved } = props;
  const { questions, globalQuestions, answerCounts, idsInUse } = state;
  const { t } = useAdminWords();
  const [editing, setEditing] = useState<Editing | null>(() => {
    const held = unsaved?.read(draftOf(blankQuestion('', '')));
    return held ? { ...held.from, draft: held.typed } : null;
  });
  const [renaming, setRenaming] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<Question | null>(null);
  useRowFocus(deleting && [deleting.id]);
  const ownIds = idsOf(questions);
  const globalIds = idsOf(globalQuestions);
  /** How many questions the client is asked: its own ones replace those with the same id. */
  const asked = new Set([...globalIds, ...ownIds]).size;
  const actions = useQuestionActions(questions, new Set([...globalIds, ...idsInUse]), onChange);
  const sections = sectionNames(questions);
  const allSections = sectionNames([...globalQuestions, ...questions]);

  const add = (section: string) => {
    const id = freshQuestionId(new Set([...ownIds, ...actions.taken]));
    setEditing({ kind: 'new', question: blankQuestion(id, section) });
  };
  /** Preserves the other window's changes; where both changed the same field, nothing is stored. */
  async function save({ kind, question: { id } }: Editing, mine: Question, before: Question | null) {
    let conflict: Exclude<SavedQuestion, null> | undefined;
    const problem = await onChange((now) => {
      if (kind === 'new') return withQuestion(now, mine);
      const changed = changeQuestion(now, id, before, mine);
      conflict = changed.outcome === 'conflict' ? changed : undefined;
      return changed.outcome === 'conflict' ? now : changed.questions;
    });
    return problem ?? conflict ?? null;
  }
  /** A client's own question may replace a shared one, but not by accident. */
  const takenBut = ({ kind, question: { id } }: Editing): ReadonlySet<string> => {
    const taken = new Set([...ownIds, ...globalIds]);
    if (kind !== 'new') taken.delete(id);
    return taken;
  };

  return (
    <>
      <EditorHead {...props} count={asked} onAdd={() => add(sections.at(-1) ?? allSections.at(-1) ?? '')} />
      <CopyNotice copied={state.copied} failure={t('questionnaires.editorFailed')} onRetry={props.onReload} />
      {globalQuestions.length > 0 && (
        <>
          <GlobalQuestions
            questions={globalQuestions}
            overriddenIds={ownIds}
            answerCounts={answerCounts}
            globalHref={props.globalHref}
            onOverride={(question) => setEditing({ kind: 'override', question })}
          />
          <Heading level={2} size="dialog" above={6}>
            {t('questionnaires.ownHeading')}
          </Heading>
        </>
      )}
      {questions.length === 0 ? (
        <NoOwnQuestions isGlobal={client === null} importHref={props.importHref} onAdd={() => add('')} />
      ) : (
        <EditorSections
          questions={questions}
          globalIds={globalIds}
          answerCounts={answerCounts}
          actions={actions}
          onEdit={(question) => setEditing({ kind: 'edit', question })}
          onAdd={add}
          // The toast's undo is the only one: with answers, too little.
          onDelete={(question) => (answerCounts.get(question.id) ? setDeleting(question) : actions.remove(question))}
          onRename={setRenaming}
        />
      )}
      {editing !== null && (
        <QuestionDrawer
          editing={editing}
          answers={answerCounts.get(editing.question.id) ?? 0}
          sections={allSections}
          taken={takenBut(editing)}
          onSave={(question, before) => save(editing, question, before)}
          onClose={() => {
            unsaved?.forget();
            setEditing(null);
          }}
          onDirty={props.onDirty}
          leaving={props.leaving}
          unsaved={unsaved}
        />
      )}
      {deleting !== null && (
        <ConfirmDialog
          open
          title={t('questionnaires.deleteTitle', { count: answerCounts.get(deleting.id) ?? 0 })}
          confirmLabel={t('common:action.delete')}
          tone="danger"
          onConfirm={() => {
            actions.remove(deleting);
            setDeleting(null);
          }}
          onCancel={() => setDeleting(null)}
        >
          {t('questionnaires.deleteText')}
        </ConfirmDialog>
      )}
      {renaming !== null && (
        <RenameSection
          section={renaming}
          sections={sections}
          onRename={(to) => actions.renameSection(renaming, to)}
          onClose={() => setRenaming(null)}
        />
      )}
    </>
  );
}

/** The editor of the shared questions, or of one client's questions beside them. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { state } = props;
  return (
    <PageFrame aria-busy={state.phase === 'loading'}>
      {state.phase === 'ready' ? <ReadyEditor {...props} state={state} /> : <NotReadyEditor {...props} state={state} />}
    </PageFrame>
  );
}
