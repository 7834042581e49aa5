/** One question: its rule, the figures it depends on, the answer. */
import type { ReactNode } from 'react';
import { useTexts } from '../../text/texts';

interface QuestionProps {
  readonly rule: string;
  /** The rule in a sentence. */
  readonly title: string;
  readonly answer: string;
  readonly children?: ReactNode;
}

export function Question({ rule, title, answer, children }: QuestionProps) {
  const { ui } = useTexts();
  return (
    <details className="plot-question">
      <summary>
        <b>{rule}</b>
        <span>{answer}</span>
      </summary>
      <p>
        {title} <small>{ui.ruleNumber(rule)}</small>
      </p>
      {children !== undefined && <div className="question-figures">{children}</div>}
    </details>
  );
}
