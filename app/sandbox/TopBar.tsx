/** The bar above a sandbox: home, the other sandbox, a new game, the menu. */
import { useState } from 'react';
import { Button } from '../look/Button';
import { Sign } from '../look/Sign';
import { Wordmark } from '../look/Wordmark';
import { addressOf } from '../page/router';
import { useTexts } from '../text/texts';
import { MenuDialog } from './MenuDialog';
import { type SandboxName, sandboxNames } from './names';
import './topBar.css';

interface TopBarProps {
  readonly name: SandboxName;
  readonly onNewGame: () => void;
}

export function TopBar({ name, onNewGame }: TopBarProps) {
  const { ui } = useTexts();
  const [hasMenu, setHasMenu] = useState(false);
  return (
    <header className="sandbox-top">
      <a className="sandbox-home" href={addressOf('home')} aria-label={ui.roomStart}>
        <Wordmark />
      </a>
      <nav aria-label={ui.roomSandbox}>
        {sandboxNames.map((one) => (
          <a
            key={one}
            href={`${addressOf('sandbox')}/${one}`}
            aria-current={one === name ? 'page' : undefined}
          >
            {ui.sandboxNames[one]}
          </a>
        ))}
      </nav>
      <div className="sandbox-tools">
        <Button look="quiet" aria-haspopup="dialog" onClick={onNewGame}>
          <Sign name="play" />
          <span>{ui.newGame}</span>
        </Button>
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setHasMenu(true)}>
          <Sign name="menu" />
          <span>{ui.menu}</span>
        </Button>
      </div>
      {hasMenu && <MenuDialog onClose={() => setHasMenu(false)} />}
    </header>
  );
}
