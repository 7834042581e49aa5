/** An action as a button: sent when the chart accepts it, else refused with the chart's reason. */
import type { ReactNode } from 'react';
import type { Because, Typed } from '../../machines/rulesModule';
import { useTexts } from '../text/texts';
import { ReasonedButton } from './ReasonedButton';
import type { Game } from './useGame';

interface ActionButtonProps<P extends object, A extends Typed, R extends Because> {
  readonly game: Game<P, A, R>;
  readonly action: A;
  readonly look?: 'main' | 'plain' | 'quiet';
  readonly shortcut?: string | undefined;
  readonly className?: string;
  /** What stands on the button where the whole sentence is too long; the sentence stays its name. */
  readonly short?: string;
  readonly children?: ReactNode;
}

export function ActionButton<P extends object, A extends Typed, R extends Because>({
  game,
  action,
  short,
  children,
  ...rest
}: ActionButtonProps<P, A, R>) {
  const { language } = useTexts();
  const { module } = game.rules;
  const sentence = module.describeAction(action, language, game.position);
  const reason = game.whyNot(action);
  return (
    <ReasonedButton
      {...rest}
      label={short === undefined ? undefined : `${short}: ${sentence}`}
      reason={reason && module.describeReason(reason, language, game.position)}
      rule={reason?.rule}
      onPress={() => game.send(action)}
    >
      {children}
      {short ?? sentence}
    </ReasonedButton>
  );
}
