/** Offers to install the game, where the browser does. */
import { Sign } from '../look/Sign';
import { installOffer } from '../offline/state';
import { useStore } from '../page/store';
import { useTexts } from '../text/texts';

export function InstallButton() {
  const { ui } = useTexts();
  const offer = useStore(installOffer);
  if (offer === null) return null;
  return (
    <button type="button" className="home-install" onClick={() => void offer.prompt()}>
      <Sign name="moon" />
      <span>
        {ui.install}
        <small>{ui.installHint}</small>
      </span>
    </button>
  );
}
