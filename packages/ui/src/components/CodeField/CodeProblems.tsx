import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { TextButton } from '../Link/TextButton.tsx';
import { ProblemList } from './CodeField.styles.ts';
import { inOrder, lineAt } from './codeLines.ts';
import type { CodeProblem, CodeSpan } from './codeTypes.ts';

export interface CodeProblemsProps {
  id: string;
  text: string;
  problems: readonly CodeProblem[];
  onSelect: (span: CodeSpan) => void;
}

/** Every remark in words, with its line as a button that leads to the place. */
export function CodeProblems({ id, text, problems, onSelect }: CodeProblemsProps) {
  const { t } = useTranslation('common');
  return (
    <ProblemList id={id} aria-label={t('codeField.problems', { count: problems.length })}>
      {inOrder(problems).map((problem) => {
        const { from, message, severity = 'error', action } = problem;
        return (
          <li key={`${from} ${message}`} data-severity={severity}>
            <Icon
              of={severity === 'error' ? CircleAlert : TriangleAlert}
              label={t(severity === 'error' ? 'codeField.error' : 'codeField.warning')}
            />
            <span>
              <TextButton type="button" onClick={() => onSelect(problem)}>
                {t('codeField.line', { line: lineAt(text, from) })}
              </TextButton>
              : {message}
              {action && (
                <>
                  {' '}
                  <TextButton type="button" onClick={action.onClick}>
                    {action.label}
                  </TextButton>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ProblemList>
  );
}
