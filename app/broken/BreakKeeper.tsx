/** Stands in for a page that broke, so that nobody is left with an empty one: what to do, and what to report. */
import { Component, type ReactNode, useState } from 'react';
import { recordText } from '../game/records';
import { session } from '../game/session';
import { Button } from '../look/Button';
import { addressOf } from '../page/router';
import { useTexts } from '../text/texts';
import './broken.css';

interface KeeperProps {
  readonly children: ReactNode;
}

interface KeeperState {
  readonly error: unknown;
}

/** Give it a key that changes with the room: another room is not broken. */
export class BreakKeeper extends Component<KeeperProps, KeeperState> {
  override state: KeeperState = { error: null };

  static getDerivedStateFromError(error: unknown): KeeperState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <Broken error={error} />;
  }
}

function Broken({ error }: { error: unknown }) {
  const { ui } = useTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(await reportOf(error));
    setCopied(true);
  };
  return (
    <main className="broken">
      <div className="broken-sheet paper" role="alert">
        <h1>{ui.somethingBroke}</h1>
        <div className="dialog-actions">
          <Button onClick={() => void copy()}>{isCopied ? ui.copied : ui.reportIt}</Button>
          <a className="button" href={addressOf('home')}>
            {ui.toStart}
          </a>
          <Button look="main" autoFocus onClick={() => location.reload()}>
            {ui.continueGame}
          </Button>
        </div>
      </div>
    </main>
  );
}

/** The fault, where it happened, and the game up to it. */
async function reportOf(error: unknown): Promise<string> {
  const current = session.get();
  const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const game = current === null ? '' : await recordText(current);
  return [fault, location.hash, navigator.userAgent, game].join('\n\n');
}
